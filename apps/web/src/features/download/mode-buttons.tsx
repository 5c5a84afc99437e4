import { Archive, Files, type LucideIcon } from 'lucide-react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { m } from '../../paraglide/messages.js'
import type { DownloadMode } from './types.ts'

export interface ModeButtonsProps {
  readonly mode: DownloadMode
  readonly isDisabled: boolean
  /** ZIP archives can't be made on this device. */
  readonly isZipOff: boolean
  readonly archiveName: string
  readonly onChange: (mode: DownloadMode) => void
}

/** Individual or ZIP Archive, and in words what that means here. */
export const ModeButtons = ({ mode, isDisabled, isZipOff, archiveName, onChange }: ModeButtonsProps) => {
  const button = (value: DownloadMode, label: string, Icon: LucideIcon, isOff: boolean) => (
    <ToggleButton
      isSelected={mode === value}
      isDisabled={isDisabled || isOff}
      onChange={() => onChange(value)}
      {...(isOff ? { 'aria-describedby': 'download-mode-hint' } : {})}
      className="tap flex min-h-11 flex-1 items-center justify-center gap-2 rounded-sm px-3 font-medium text-muted transition data-hovered:text-text data-selected:bg-accent data-selected:text-on-accent data-disabled:opacity-45"
    >
      <Icon aria-hidden="true" className="size-5" />
      {label}
    </ToggleButton>
  )
  const hint = mode === 'zip' ? m.download_mode_zip_hint({ name: archiveName }) : m.download_mode_individual_hint()
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: two toggle buttons are no form fields. */}
      <div
        role="group"
        aria-label={m.download_mode()}
        className="flex gap-1 rounded-md border border-line bg-sunken p-1"
      >
        {button('individual', m.download_mode_individual(), Files, false)}
        {button('zip', m.download_mode_zip(), Archive, isZipOff)}
      </div>
      <p id="download-mode-hint" className="mt-2 text-sm text-muted">
        {isZipOff ? m.download_zip_off() : hint}
      </p>
    </div>
  )
}
