import { types } from './types/es.ts'
import type { Wording } from './wording.ts'

const quoted = (words: readonly string[]): string => words.map((word) => `«${word}»`).join(', ')
const called = (name: string, extension: string): string =>
  name === '' ? `El nombre termina en .${extension}` : `El nombre es «${name}»`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What is said in Spanish. */
export const es: Wording = {
  types,
  kinds: {
    invoice: 'una factura',
    receipt: 'un recibo',
    quote: 'un presupuesto o pedido',
    'bank-statement': 'un extracto bancario',
    payslip: 'una nómina',
    tax: 'un documento de impuestos',
    insurance: 'un documento de seguros',
    contract: 'un contrato',
    legal: 'un texto legal',
    resume: 'un currículum',
    letter: 'una carta',
    mail: 'un correo electrónico',
    minutes: 'el acta de una reunión',
    recipe: 'una receta',
    news: 'un artículo de prensa',
    report: 'un informe',
    paper: 'un artículo científico',
    manual: 'un manual',
    readme: 'documentación de software',
    code: 'código fuente',
    log: 'un registro de eventos',
    ticket: 'un billete o una reserva',
    medical: 'un documento médico',
    certificate: 'un certificado',
    notes: 'una nota',
    presentation: 'una presentación',
    schoolwork: 'un trabajo de estudios',
    story: 'un cuento',
  },
  units: {
    'saved-page': 'una página web guardada y sus archivos',
    'archive-parts': 'las partes de un mismo archivo comprimido',
    'raw-and-picture': 'el archivo RAW y la imagen de una misma foto',
    'live-photo': 'la imagen y el vídeo de una Live Photo',
    sidecar: 'un archivo y lo que se anotó junto a él',
    subtitles: 'un vídeo y sus subtítulos',
  },
  sentences: {
    'bytes-are': ({ type }) => `El contenido es ${type}.`,
    'bytes-look-like': ({ type }) => `El contenido es texto y parece ${type}.`,
    'bytes-and-name': ({ name, extension, type }) =>
      `El contenido es ${type}, y ${name === '' ? `la terminación .${extension}` : `el nombre «${name}»`} coincide.`,
    'bytes-hold-it': ({ name, extension, means, type }) =>
      `${called(name, extension)} (${means}), y el contenido es ${type}: así se guardan estos archivos.`,
    'name-and-text': ({ name, extension, means }) =>
      `${called(name, extension)} (${means}), y el contenido es texto, como debe ser.`,
    'name-over-text': ({ extension, means, type }) =>
      `El nombre dice .${extension} (${means}), y el contenido es texto que parece ${type}.`,
    'name-against-bytes': ({ extension, type }) => `El nombre dice .${extension}, pero el contenido es ${type}.`,
    'kept-as-named': ({ means }) =>
      `Vale lo que dice el nombre (${means}), porque un archivo así podría ejecutarse al abrirlo.`,
    'name-alone': ({ name, extension, means }) => `${called(name, extension)} (${means}).`,
    'no-text-so': ({ name, extension, means }) =>
      `${called(name, extension)}, y el contenido no es texto, así que es ${means}.`,
    'no-text': ({ name, extension }) => `${called(name, extension)}, pero el contenido no es texto.`,
    'begins-otherwise': ({ name, extension, means }) =>
      `${called(name, extension)}, pero el contenido no empieza como ${means}.`,
    'declared-alone': ({ mediaType, type }) =>
      `Se declaró como ${mediaType}, que es ${type}; ni el nombre ni el contenido dicen más.`,
    declared: ({ mediaType, type }) => `Se declaró como ${mediaType}, que es ${type}.`,
    'unknown-ending': ({ extension }) => `La terminación .${extension} no se conoce, y nada más dice qué es.`,
    'nothing-says': () => 'Ni el contenido ni el nombre dicen qué es.',
    empty: () => 'El archivo está vacío, así que no hay contenido que mirar.',
    'hidden-script': ({ type }) => `${capital(type)} no debería llevar ningún script, pero este lleva uno.`,
    'whole-folder': ({ name }) => `La carpeta «${name}» forma un todo y se queda entera.`,
    together: ({ others, unit }) =>
      `Va junto con ${others === 1 ? 'otro archivo' : `otros ${others} archivos`}: ${unit}.`,
    'goes-with': ({ name, unit }) => `Va con «${name}»: ${unit}.`,
    'reads-like': ({ kind }) => `Se lee como ${kind}.`,
    'fits-no-kind': () => 'Sus palabras y su aspecto no encajan bien con ningún tipo de documento.',
    'too-little-to-overrule': () => 'Sus palabras y su aspecto dicen demasiado poco para cambiar eso.',
    'has-words': ({ words }) => `Contiene ${words.length === 1 ? 'la palabra' : 'las palabras'} ${quoted(words)}.`,
    'begins-with': ({ word }) => `Empieza con «${word}».`,
    'name-says': ({ word }) => `Su nombre dice «${word}».`,
    'name-ends': ({ extension }) => `Su nombre termina en .${extension}.`,
    'mail-heads': ({ heads }) =>
      heads.length > 1 ? 'Tiene remitente y asunto.' : `Tiene ${heads[0] === 'from' ? 'remitente' : 'asunto'}.`,
    'mail-headers': () => 'Empieza con las cabeceras de un correo electrónico.',
    prices: ({ prices, words }) => `Tiene ${prices} precios en ${words} palabras.`,
    'prices-totals': ({ prices, words }) => `Tiene ${prices} precios en ${words} palabras, con totales.`,
    'bank-account': () => 'Menciona una cuenta bancaria o un número de IVA.',
    card: () => 'Menciona una tarjeta por sus últimas cifras.',
    money: () => 'Menciona cantidades de dinero.',
    quantities: ({ lines }) => `${lines} líneas empiezan con una cantidad, como en una lista de ingredientes.`,
    'log-lines': ({ percent }) =>
      `El ${percent} % de sus líneas empieza con una hora o un nivel, como en un registro de eventos.`,
    'code-lines': ({ percent }) => `El ${percent} % de sus líneas parece código fuente.`,
    'first-line-program': () => 'Su primera línea nombra el programa que lo ejecuta.',
    'docs-look': () => 'Entre sus líneas hay insignias, imágenes o bloques de código, como en una documentación.',
    headings: () => 'Tiene títulos de Markdown.',
    clauses: () => 'Sus párrafos están numerados, como las cláusulas.',
    tasks: () => 'Es una lista de cosas por marcar.',
    people: () => 'Enumera quién estuvo presente.',
    'meeting-title': () => 'Empieza con una reunión y su fecha.',
    'people-said': () => 'Cuenta en párrafos lo que dijeron otras personas.',
    'long-paragraphs': () => 'Está escrito en párrafos largos.',
    references: () => 'Cita otros artículos.',
    'like-yours': ({ items, folder }) =>
      `Se parece a ${items === 1 ? 'algo' : `${items} elementos`} que pusiste en «${folder}».`,
    'like-folder': ({ folder }) => `Se parece a los archivos de tu carpeta «${folder}».`,
    'own-folder': ({ folder }) => `Tienes una carpeta para eso: «${folder}».`,
    instruction: ({ text }) => `Tu instrucción dice: ${text}.`,
    'model-chose': ({ model }) => `${model} eligió esta carpeta.`,
    'model-said': ({ model, words }) => `${model}: ${words}`,
    undecided: () => 'No hay nada decidido sobre esto.',
    'left-out': () => 'Lo dejaste fuera.',
    'stays-with': ({ name }) => `Se queda con «${name}».`,
    'could-go': ({ folders }) =>
      `Podría ir a ${folders.map((folder) => `«${folder}»`).join(' o ')}. Nadie está lo bastante seguro para moverlo.`,
    'in-folder': ({ folder }) => `Está en tu carpeta «${folder}».`,
    'already-in': ({ folder }) => `Ya está en «${folder}».`,
    'in-its-folder': () => 'Ya está donde le corresponde.',
    'folder-needed': () => 'Su nombre es el de una carpeta que aquí hace falta.',
    'was-not-done': () => 'No se hizo, así que no se deshace.',
    renamed: () => 'Se le cambió el nombre porque ya estaba ocupado.',
  },
}
