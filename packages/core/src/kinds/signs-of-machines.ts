import { because } from '../reasons/index.ts'
import type { PaperSign } from './signs-of-papers.ts'

/** A program and a machine's record show what they are in their first lines. */
const MOST_LINES = 120
const LEAST_LINES = 3
const LONGEST_LINE = 300

/** Lines as only programs, their settings and build files have them, of languages that the other looks do not know. */
const PROGRAM_LINES = [
  // Lisp and its kin.
  /^\s*\(+(?:defn-?|defun|defmacro|define|defvar|lambda|let\*?|fn|cond|ns|require|import|loop|when|if|do|reduce|map|format|setq|println|display)\b/u,
  // Lua, Ruby, Pascal, Basic, Fortran, Matlab.
  /^\s*(?:local (?:function )?[\w.]+|function [\w.:]+\s?\(|end[;,)]?$|end (?:if|do|sub|function|while|for|program|module|subroutine|class)\b|then$|elseif |elsif |begin$|require ['"]|puts ["\w]|attr_\w+ |module \w+$|subroutine \w+\(|(?:integer|real) ::|implicit none|procedure \w+[(;]|writeln\(|dim \w+ as |wend$|loop until )/u,
  /\b(?:do|each) \|[\w, ]+\|/u,
  // Shell, batch, power shell.
  /^\s*(?:(?:fi|done|esac|then|else|do)\s*;?$|set -[eux]+|export \w+=|source \S+\.\w+$|echo ["'$@-]|if \[|elif \[|while read|for \w+ in .*;|case .* in$|@echo off|setlocal|goto \w+$|rem |sudo |cd \S+$|mkdir -p|rm -r?f|chmod [\d+]|param\(|\$\w+\s?=|write-host|foreach \()/u,
  // Scripts of editors.
  /^\s*(?:syn(?:tax)? \w+|hi(?:ghlight)? (?:def )?\w+|let [bsglvw]:\w+|if (?:exists|has)\(|endif$|finish$|au(?:tocmd)?!? \w+|setlocal \w+|set \w+[&+=-]|unlet|call \w+\()/u,
  // Catalogues of messages.
  /^(?:msgid|msgstr|msgctxt)\b|^#[,:.~] /u,
  // Build files and images of machines.
  /^(?:FROM \S+:\S+|RUN \S|COPY \S+ \S|WORKDIR \/|ENTRYPOINT \[|CMD \[|EXPOSE \d|ENV \w+[ =]|(?:[\w/-]+\.\w{1,4}|all|clean|install|\.PHONY):(?:\s|$)|\t\S)/u,
  // Haskell, ML, Rust, Go, Scala, Kotlin, Swift.
  /^\s*(?:\w+ :: |data \w+ =|instance \w+ \w|where$|let (?:mut |rec )?\w+ ?[=:]|match \w+ (?:with|\{)|impl\b.*\{|pub (?:fn|struct|enum|mod)|struct \w+ ?\{|enum \w+ ?\{|trait \w+|func [\w(].*\{|val \w+ ?[=:]|fun \w+\(|guard let|defer \w+|type \w+ (?:=|struct|interface)|case class |module [\w.]+ (?:where|exposing))/u,
  // Rules of tables, of looks, and statements of a data base.
  /^\s*(?:[a-z]\w* (?:INTEGER|INT|TEXT|VARCHAR|CHAR|DATE|DATETIME|TIMESTAMP|NUMERIC|DECIMAL|REAL|BOOLEAN|SERIAL|BIGINT|UUID)\b|PRIMARY KEY|FOREIGN KEY|(?:CREATE|ALTER|DROP) (?:TABLE|INDEX|VIEW|UNIQUE|DATABASE|FUNCTION|TRIGGER)|INSERT INTO|GRANT \w+ ON)/u,
  /^\s*(?:[.#@]?[\w-]+(?:[ ,:>.][\w #.:>-]+)?\s?\{|[a-z-]+:\s?[^;{}]+;|\}|\);?)\s*$/u,
  // Markup of typesetters, keys and values of settings, machine words.
  /^\s*(?:\\(?:begin|end|documentclass|usepackage|section|item)\b|\[[\w. -]+\]$|[\w.-]+\s?=\s?\S+$|"[\w.-]+"\s?:\s?[[{"\d]|[}\]],?$)/u,
  /^\s*(?:\w+:)?\s*(?:mov[lq]?|push|pop|jmp|call|add|sub|cmp|j[ne]e?|lea|xor)\s+(?:[%$]\w+|[er]?[abcd]x\b|[er]?[sd]i\b)/iu,
  /[\w)\]]\s?(?:[=!<>]=|\+=|&&|\|\||<-|:=|=>|::)\s?[\w("'[]/u,
  /^[^a-z]*[\w.$]+\(.*\)\s*[;{:]?$/u,
]
const IS_CODE_FROM = 0.55

/** A line without its figures: what a machine writes again and again. */
const skeletonOf = (line: string): string =>
  line
    .replace(/\d+(?:[.,:]\d+)*/gu, '#')
    .replace(/\s+/gu, ' ')
    .trim()
const WORD = /\p{L}{2,}/gu
const LEAST_ALIKE = 3
const ALIKE_FROM = 0.5

/** Lines that say the same with other figures: rounds of a run, values that were measured. */
function alike(lines: readonly string[]): readonly string[] {
  const counted = new Map<string, string[]>()
  for (const line of lines) {
    if ((line.match(/\d+/gu)?.length ?? 0) < 2) continue
    const skeleton = skeletonOf(line)
    if (new Set(skeleton.match(WORD) ?? []).size < 2) continue
    const known = counted.get(skeleton)
    if (known) known.push(line)
    else counted.set(skeleton, [line])
  }
  return [...counted.values()].filter((one) => one.length >= LEAST_ALIKE).flat()
}

/** Heads of a mail as programs write them in other languages: who, when, to whom, about what. */
const HEADS = [
  /^\s*(?:von|de|da|van|fra|från|od|от|от кого|lähettäjä|feladó|gönderen|expéditeur|remitente|mittente)\s?:\s*\S/iu,
  /^\s*(?:gesendet|datum|envoyé|enviado|inviato|verzonden|sendt|skickat|wysłano|data|odesláno|отправлено|дата|lähetetty|elküldve|fecha|date|gönderildi|enviada em)\s?:\s*\S/iu,
  /^\s*(?:an|à|a|para|aan|til|till|do|komu|кому|vastaanottaja|címzett|kime|destinatario)\s?:\s*\S/iu,
  /^\s*(?:betreff|objet|asunto|oggetto|assunto|onderwerp|emne|ämne|temat|předmět|тема|aihe|tárgy|konu)\s?:\s*\S/iu,
]
const HEAD_LINES = 12
const LEAST_HEADS = 3

/** Signs of what machines write and read: programs of many languages, records that repeat themselves, heads of mails. */
export function signsOfMachines(text: string): readonly PaperSign[] {
  const all = text.split(/\r\n|\r|\n/u, MOST_LINES).filter((line) => line.trim() !== '')
  if (all.length < LEAST_LINES) return []
  const lines = all.map((line) => line.slice(0, LONGEST_LINE))
  const signs: PaperSign[] = []
  const heads = HEADS.filter((head) => lines.slice(0, HEAD_LINES).some((line) => head.test(line))).length
  if (heads >= LEAST_HEADS) signs.push({ why: because('mail-headers'), scores: { mail: heads * 2.5, letter: -2 } })
  const program = lines.filter((line) => PROGRAM_LINES.some((test) => test.test(line))).length / lines.length
  if (program >= IS_CODE_FROM) {
    const less = -4 * program
    signs.push({
      why: because('code-lines', { percent: Math.round(program * 100) }),
      scores: { code: 4 + program * 5, insurance: less, ticket: less, schoolwork: less, story: less, payslip: less },
    })
  }
  const again = alike(lines)
  if (again.length / lines.length >= ALIKE_FROM && program < IS_CODE_FROM)
    signs.push({
      why: because('log-lines', { percent: Math.round((100 * again.length) / lines.length) }),
      scores: { log: 6, 'bank-statement': -1 },
    })
  return signs
}
