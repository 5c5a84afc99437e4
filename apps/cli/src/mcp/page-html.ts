import { createHash } from 'node:crypto'
import { formatSize, type Language, movesIn, type Plan, visibleName } from '@octavo/core'
import { filesIn, type wordsFor } from './page-words.ts'

type Said = ReturnType<typeof wordsFor>

const LISTED = 300
const FOLDERS = 40

const STYLE = `:root{color-scheme:dark;--abyss:#04101b;--surface:#081c2c;--raised:#0e2a3f;--line:#1d4159;--edge:#5f8ba8;--text:#edf6fb;--muted:#a9c4d6;--accent:#56e4d2;--on:#02211f;--danger:#ff9a90}
*{box-sizing:border-box}body{margin:0;background:radial-gradient(80rem 40rem at 50% -20rem,#0a2b42,var(--abyss));background-color:var(--abyss);color:var(--text);font:1rem/1.55 system-ui,sans-serif;min-block-size:100vh}
main{max-inline-size:52rem;margin-inline:auto;padding:2.5rem 1.25rem 4rem}h1{font-size:1.6rem;line-height:1.25;margin:0 0 .5rem}h2{font-size:1.05rem;margin:2rem 0 .75rem}p{margin:.25rem 0 .75rem}
.muted{color:var(--muted)}.panel{background:var(--surface);border:1px solid var(--line);border-radius:1.375rem;padding:1.25rem 1.4rem;margin-block:1.5rem}
ul{list-style:none;margin:0;padding:0}li{padding:.6rem 0;border-block-start:1px solid var(--line);overflow-wrap:anywhere}li:first-child{border:0}.to{color:var(--accent)}.row{display:flex;justify-content:space-between;gap:1rem}
label{display:block;font-weight:600;margin-block-end:.4rem}input{inline-size:100%;max-inline-size:22rem;min-block-size:2.9rem;padding:.5rem .9rem;font:inherit;color:var(--text);background:var(--abyss);border:1px solid var(--edge);border-radius:.875rem}
.acts{display:flex;flex-wrap:wrap;gap:.75rem;margin-block-start:1.1rem}button{min-block-size:2.9rem;padding:.5rem 1.5rem;font:inherit;font-weight:650;border-radius:.875rem;border:1px solid var(--edge);background:none;color:var(--text);cursor:pointer}button.yes{background:var(--accent);border-color:var(--accent);color:var(--on)}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}.wrong{color:var(--danger)}code{overflow-wrap:anywhere;font-size:.85em}`

/** What the page's policy allows: its own style, a form to itself, and nothing else. */
export const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text of anybody as text of a page: no tag, no attribute, no control or direction character comes of it. */
const shown = (text: string): string =>
  `<bdi>${visibleName(text).replace(/[&<>"']/gu, (found) => ESCAPES[found] ?? '')}</bdi>`

const page = (language: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} - Octavo</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`

const code = (command: string): string => `<code dir="ltr">${command}</code>`

/** A plan under a person's eyes, and the form that approves or refuses it, in the language that the browser asks for. */
export function reviewPage(
  plan: Plan,
  {
    root,
    digest,
    form,
    isWrong = false,
    language,
    words,
  }: { root: string; digest: string; form: string; isWrong?: boolean } & Said,
): string {
  const moves = movesIn(plan.acts)
  const { folders, sizeBytes } = plan.summary
  const filesOf = (count: number) => filesIn(language, count)
  const count = filesOf(moves.length)
  const folderRows = folders
    .slice(0, FOLDERS)
    .map(
      ({ path, count: files }) =>
        `<li class="row">${shown(path || '.')}<span class="muted">${filesOf(files)}</span></li>`,
    )
  const moveRows = moves
    .slice(0, LISTED)
    .map(
      ({ from, to }) =>
        `<li>${shown(from)}<br><span class="muted">${words.to}</span> <span class="to">${shown(to)}</span></li>`,
    )
  const more = moves.length - moveRows.length
  const stays = plan.skips.length > 0 ? ` ${words.stays(filesOf(plan.skips.length))}` : ''
  return page(
    language,
    words.ask(count),
    `<h1>${words.wants(count)}</h1>
<p class="muted">${words.where(shown(root), `<bdi>${formatSize(sizeBytes)}</bdi>`)}${stays}</p>
<form class="panel" method="post" autocomplete="off"><input type="hidden" name="form" value="${form}">
<label for="code">${words.code}</label><input id="code" name="code" type="password" required minlength="6" maxlength="200" autocomplete="off"${isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''}>
${isWrong ? `<p class="wrong" id="wrong" role="alert">${words.wrongCode}</p>` : ''}
<p class="muted">${words.codeHint(code('octavo approve --code'))}</p>
<div class="acts"><button class="yes" name="decision" value="approve">${words.approve(count)}</button><button name="decision" value="refuse" formnovalidate>${words.refuse}</button></div></form>
<h2>${words.folders}</h2><ul class="panel">${folderRows.join('')}</ul>
<h2>${words.moves}</h2><ul class="panel">${moveRows.join('')}</ul>
${more > 0 ? `<p class="muted">${words.more(filesOf(more), code(`octavo approve ${plan.id} --verbose`))}</p>` : ''}
<p class="muted">${words.digest} ${code(digest)}</p>`,
  )
}

/** A page that says one thing, and a command where there is one to type. */
export const wordPage = (language: Language, [title, sentence]: readonly [string, string], command?: string): string =>
  page(
    language,
    title,
    `<h1>${title}</h1><p class="muted">${sentence}${command === undefined ? '' : ` ${code(command)}`}</p>`,
  )
