/** Words that an order of Jinja, Twig, Liquid or Django's templates begins with. */
const tagWords =
  'if|ifchanged|for|block|extends|include|set|macro|call|filter|with|raw|verbatim|autoescape|spaceless|trans|blocktrans|load|url|csrf_token|import|from|embed|use|assign|capture|case|unless|render|section|schema|comment|paginate|form|layout|cycle|tablerow|highlight|switch|do|else|elif|elsif|elseif|end\\w*'
const tag = new RegExp(`\\{%[-+~]?\\s{0,9}(?:${tagWords})\\b[^%{}]{0,300}[-+~]?%\\}`, 'gu')
const endTag = /\{%[-+~]?\s{0,9}(?:end\w{1,20}|else|extends|include|import|set|assign|render|layout|load)\b/u
/** A value that is put in: a name, mostly with filters behind it. */
const value = /\{\{[-~]?\s{0,9}[\w.[\]'"()-]{1,80}(?:\s{0,9}\|\s{0,9}\w[^{}\n]{0,120})?\s{0,9}[-~]?\}\}/gu
const liquid = /\{%-?\s{0,9}(?:assign|capture|unless|elsif|schema|section|paginate|tablerow|render|layout|form)\b/u
const twig = /\{%[-~]?\s{0,9}(?:embed|use|elseif|endembed|trans\s?%|form_theme)\b|\|(?:trans|raw|e\()|~ ?['"]|\bpath\(/u

/** What Angular and Vue write into tags: their pages have braces too. */
const components =
  /\s(?:\*?ng[A-Z-]\w|\*ng|\[\(?[\w.-]{1,40}\)?\]=|\([\w.]{1,40}\)=|v-(?:if|for|model|bind|on|html|text)\b|[:@][a-z][\w.-]{0,40}=")/u
/** Templates of Go, whose values begin with a dot, and whose blocks end with a word. */
const go = /\{\{-?\s?(?:end|range|define|template|with \.|if (?:\.|eq|and|or|not)|\.[A-Z])/u

/**
 * A page that takes in others by names that only templates have. The manuals of Django, Flask and Jekyll call theirs as plain pages are
 * called, so that any other page with their marks is one.
 */
const othersOfTemplates =
  /\{%[-+~]?\s{0,9}(?:extends|include|import|from|embed)\s{1,9}["'][^"'\n]{1,200}\.(?:j2|jinja2?|njk|nunjucks|twig)["']/u

/** The same for what only begins with an order: it takes in pages, or has orders that Django alone has. */
const ofPages =
  /\{%[-+~]?\s{0,9}(?:(?:extends|include|import|from)\s{1,9}["'][^"'\n]{1,200}\.html?["']|(?:load|csrf_token|trans|blocktrans|translate|blocktranslate)\b)/u

function matchBraces(text: string, isPage: boolean): string | undefined {
  // A program that has templates in its strings: it takes in what it needs, and no order stands at the margin.
  if (!isPage && /^(?:from [\w.]{1,80} import |import [\w.]{1,80}[ \t]*\r?$)/mu.test(text) && !/^\{[%{]/mu.test(text))
    return undefined
  const tags = text.match(tag) ?? []
  if (!isPage && tags.length > 0 && text.includes('</') && ofPages.test(text) && !othersOfTemplates.test(text))
    return 'html'
  if (tags.length > 0 && (isPage || tags.length >= 2) && endTag.test(text)) {
    if (liquid.test(text)) return 'liquid'
    if (twig.test(text)) return 'twig'
    if (othersOfTemplates.test(text)) return 'jinja'
    return isPage ? undefined : 'jinja'
  }
  if (!text.includes('{{') || go.test(text)) return undefined
  const opened = /\{\{\s?~?[#^]\s?[\w./@-]{1,80}/u.test(text)
  const closed = /\{\{\s?~?\/\s?[\w./@-]{1,80}\s?~?\}\}/u.test(text)
  // A page of help shows some between its headings.
  if (!isPage && /^#{1,6} \S|^[ \t]*```/mu.test(text)) return undefined
  if (opened && closed) return 'hbs'
  if (!isPage || components.test(text)) return undefined
  if (tags.length > 0) return othersOfTemplates.test(text) ? 'jinja' : undefined
  if (/\{\{[>]\s?[\w./-]{1,80}[^{}\n]{0,120}\}\}|\{\{\{\s?[\w.@/-]{1,80}\s?\}\}\}|\{\{!/u.test(text)) return 'hbs'
  const shown = /<(?:pre|code|script)\b[^{<]{0,400}\{\{/iu.test(text)
  return !shown && (text.match(value)?.length ?? 0) >= 2 ? 'hbs' : undefined
}

/** What only Ruby writes between such marks: blocks with a word at their end, names with an at sign, pairs with arrows. */
const ruby =
  /<%[-=]?\s{0,40}(?:end|else|elsif\b[^{]{0,200}|(?:if|unless|case|while)\s[^{}]{1,200}|[^%]{0,200}\bdo(?:\s*\|[^|]{0,80}\|)?)\s{0,40}-?%>|<%[-=]?\s*@\w|<%[^%]{0,200}(?:\.nil\?|\.empty\?|:\w+ =>|\bscope[.[])/u
const asp =
  /<%@\s?(?:language\s?=|codepage\s?=)|<%=?[^%]{0,400}\b(?:Response\.(?:Write|Redirect)|Request\.(?:QueryString|Form|ServerVariables)|Request\(|Server\.(?:CreateObject|MapPath)|End If|On Error Resume|Option Explicit)|<%\s{0,9}(?:Dim|Set|Sub|Function|Call)\s\w/iu
const aspNet =
  /<%@\s?(?:Page|Control|Master|Application|WebService|WebHandler|Register|Import|Assembly|ServiceHost)\b|<asp:\w|\brunat="server"/iu
const jsp =
  /<%@\s?(?:page|taglib|include|tag|attribute|variable)\b|<jsp:\w|<c:(?:if|forEach|choose|set|out|url|import)\b|<%!?\s{0,9}(?:String|int|List|Object)\b|<%=?\s?(?:request|response|session|application|out)\.(?:get|set|print)\w/u
const ejs =
  /<%[-_]?\s[^%]{0,300}(?:\{|\}|\}\))\s{0,9}[-_]?%>|<%-\s?[\w$.]{1,80}(?:\(|\s?-?%>)|<%_|_%>|<%#|<%=?-?\s?(?:locals|typeof)\b/u

function matchMarks(text: string, isPage: boolean): string | undefined {
  if (aspNet.test(text)) return 'aspx'
  if (jsp.test(text)) return 'jsp'
  if (asp.test(text)) return 'asp'
  if (ruby.test(text))
    return /^#{1,6} \S|^[ \t]*```|^\s*\\(?:documentclass|section|begin|chapter)|^\s*(?:(?:require|module|class|def) |#!)/mu.test(
      text,
    )
      ? undefined
      : 'erb'
  // A page that a program puts together for the web names the plugin that fills it in.
  if (text.includes('htmlWebpackPlugin') || /<%= ?(?:BASE_URL|[A-Z_]{3,30}) ?%>/u.test(text)) return undefined
  // In a text of another kind an order has a line of its own; a page of help or a program only shows or reads some.
  if (!isPage && (!/^[ \t]*<%/mu.test(text) || /^#{1,6} \S|^[ \t]*```/mu.test(text))) return undefined
  if (ejs.test(text)) return 'ejs'
  // Names of functions in small words, with a blank or a bracket behind them, as Ruby's are.
  if (isPage && /<%=\s?[a-z]{1,20}_[a-z_]{1,40}[ (]/u.test(text)) return 'erb'
  return isPage && (text.match(/<%=\s?[\w$.]{1,80}(?:\([^%]{0,120}\))?\s?%>/gu)?.length ?? 0) >= 2 ? 'ejs' : undefined
}

/** Orders of Smarty, ends of its blocks, and values, all in single braces. */
const smarty =
  /\{(?:\/(?:if|foreach|foreachelse|section|strip|literal|block|capture|function|nocache|php|t|translate)|(?:include|extends|block|foreach|section|assign|config_load|html_options)\s[^{}\n]{1,200}|if\s[^{}\n]{0,40}\$[^{}\n]{1,200}|\$[a-z_][\w.>[\]$-]{0,80}(?:\|[a-z_][^{}\n]{0,80})?)\}/gu

const razorStart =
  /^(?:\s|@\*(?:[^*]|\*(?!@)){0,2000}\*@|@(?:using|namespace|attribute|layout|inherits|implements|typeparam|addTagHelper|inject|model|page|rendermode)\b[^\n{;]{0,200}\r?\n){0,40}@(?:(?:model|inject|using|inherits|layout|namespace|page|addTagHelper)\b[^\n{]{0,200}\r?\n|\{\s)/u
const razor =
  /@(?:Html|Url|Model|ViewBag|ViewData|RenderBody|RenderSection|inject|code|functions|section|await|Component|T)\b|@(?:if|foreach|for|switch)\s?\(|@\{|<\/?[A-Za-z][\w-]{0,30}[\s>/]/u

/** A page that a program fills in, by the marks of the language in it; `isPage`: it is known to be markup. */
export function matchTemplate(text: string, isPage: boolean): string | undefined {
  if (text.includes('<%') && text.includes('%>')) {
    const found = matchMarks(text, isPage)
    if (found) return found
  }
  if (text.includes('{%') || text.includes('{{')) {
    const found = matchBraces(text, isPage)
    if (found) return found
  }
  if (isPage && text.includes('{/') && !/\{[#:@]|\{\{/u.test(text) && (text.match(smarty)?.length ?? 0) >= 2)
    return 'tpl'
  if (!text.includes('@')) return undefined
  if (razorStart.test(text) && razor.test(text)) return 'cshtml'
  return isPage &&
    (text.match(/@(?:Html|Url|Model|ViewBag|ViewData)\.\w|@(?:foreach|if)\s?\([^)\n]{1,200}\)\s{0,60}\{/gu)?.length ??
      0) >= 2
    ? 'cshtml'
    : undefined
}
