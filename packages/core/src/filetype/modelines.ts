/** Names of languages, as editors call their modes -> extension. Java's is left out: it was put on scripts, too. */
const modes: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'c:c c++:cpp cpp:cpp objc:m javascript:js js:js js2:js typescript:ts python:py ruby:rb perl:pl cperl:pl php:php lua:lua tcl:tcl r:r ' +
    'sh:sh shell-script:sh bash:sh zsh:sh fish:sh awk:awk makefile:mk make:mk makefile-gmake:mk gnumakefile:mk cmake:cmake dockerfile:dockerfile ' +
    'lisp:lisp emacs-lisp:el scheme:scm common-lisp:lisp clojure:clj haskell:hs ocaml:ml tuareg:ml caml:ml sml:txt erlang:erl elixir:ex scala:scala ' +
    'groovy:groovy kotlin:kt swift:swift rust:rs go:go julia:jl pascal:pas delphi:pas fortran:f f90:f asm:asm nasm:asm verilog:v vhdl:v sql:sql ' +
    'css:css scss:scss less:less yaml:yaml toml:toml conf-toml:toml org:org rst:rst markdown:md latex:tex tex:tex plain-tex:tex context:tex bibtex:bib ' +
    'protobuf:proto glsl:glsl coffee:coffee po:po ps:ps postscript:ps diff:diff ledger:txt ada:txt vim:txt'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

const startCharacters = 400

/** What the first lines tell an editor to take a text for (`-*- C++ -*-`, `vim: ft=sh`), and the heads that packages for Emacs begin with. */
export function matchModeline(text: string): string | undefined {
  const start = text.slice(0, startCharacters)
  if (start.startsWith(';;; ') && /^;;; [\w./+-]{1,60}\.el --- /u.test(start)) return 'el'
  const emacs = start.includes('-*-')
    ? /-\*-\s{0,99}(?:[^\n]{0,80}?\bmode:\s*)?([\w+-]{1,30})\s*(?:;[^\n]{0,120}?)?-\*-/iu.exec(start)?.[1]
    : undefined
  const vim =
    emacs === undefined && start.includes('vim')
      ? /\bvim:\s*(?:set? )?[^\n]{0,80}?\b(?:ft|filetype|syntax)=(\w{1,20})/u.exec(start)?.[1]
      : undefined
  const name = (emacs ?? vim)?.toLowerCase().replace(/-mode$/u, '')
  return name !== undefined && Object.hasOwn(modes, name) && modes[name] !== 'txt' ? modes[name] : undefined
}
