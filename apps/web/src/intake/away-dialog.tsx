import { filesOf, sizeOf } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button, Dialog } from '../ui/index.ts'

/** Files whose bytes lie in a cloud, or may, and that a download would fetch from there. */
export interface AwayFiles {
  readonly count: number
  readonly sizeBytes: number
  /** How many others there are. */
  readonly hereCount: number
}

export interface AwayDialogProps {
  readonly away: AwayFiles
  readonly onAnswer: (takes: 'all' | 'here' | 'nothing') => void
}

/** Asks before a download fetches what a cloud keeps: that takes time, room, and perhaps money. */
export default function AwayDialog({ away: { count, sizeBytes, hereCount }, onAnswer }: AwayDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={() => onAnswer('nothing')}
      title={m.device_away_title({ files: filesOf(count) })}
      actions={
        <>
          <Button look="quiet" onPress={() => onAnswer('nothing')}>
            {m.cancel()}
          </Button>
          {hereCount > 0 && <Button onPress={() => onAnswer('here')}>{m.device_away_leave()}</Button>}
          <Button look="primary" onPress={() => onAnswer('all')}>
            {m.device_away_fetch()}
          </Button>
        </>
      }
    >
      <p className="text-pretty text-muted">{m.device_away_text({ size: sizeOf(sizeBytes) })}</p>
    </Dialog>
  )
}
