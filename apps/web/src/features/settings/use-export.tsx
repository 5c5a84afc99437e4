import type { ReactNode } from 'react'
import { HttpError } from '../../http/http.ts'
import { exportUrl, getSession } from './api.ts'
import { useFreshPassword } from './reauth.tsx'

type Format = 'zip' | 'json' | 'csv'

/** Lets the browser download an address, so that bytes stream to the disk and never through the page's memory. */
const download = (url: string) => {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

/** Starts exports; where an account's password is not fresh, it is asked for first. `dialog` has to be in the page. */
export const useExport = (): { readonly start: (format: Format) => void; readonly dialog: ReactNode } => {
  const fresh = useFreshPassword()
  const start = (format: Format) =>
    void fresh.run(async () => {
      const { kind, freshUntilMs } = await getSession()
      if (kind === 'account' && (freshUntilMs ?? 0) < Date.now()) {
        throw new HttpError(401, '', JSON.stringify({ error: '', code: 'reauth_required' }))
      }
      download(exportUrl(format))
    })
  return { start, dialog: fresh.dialog }
}
