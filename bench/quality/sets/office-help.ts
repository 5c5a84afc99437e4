import fs from 'node:fs'
import path from 'node:path'
import { evenly, filesBelow, holdingOf, plainPage, type SubjectSet, wordsFrom } from './subjects.ts'

/** Folders of the help, and words that tell what they are about. */
const LABELS: Readonly<Record<string, string>> = {
  swriter: 'texto párrafo párrafos página documento índice',
  scalc: 'celda celdas hoja función fórmula',
  simpress: 'diapositiva diapositivas presentación animación',
  sdraw: 'dibujo objeto objetos',
  smath: 'fórmula fórmulas matemática operador símbolo',
  schart: 'gráfico gráficos eje ejes diagrama',
  sbasic: 'basic macro variable función',
  sdatabase: 'base datos tabla consulta informe',
  'shared/optionen': 'opciones configuración predeterminado',
  'shared/autopi': 'asistente plantilla formulario',
}

/** Help of office programs in Spanish, by program. */
export function officeHelp(): SubjectSet {
  const root = holdingOf('libreoffice-help-es', 'usr/share/libreoffice/help/es/text')
  const documents = Object.keys(LABELS).flatMap((label) =>
    filesBelow(path.join(root, label))
      .map((file) => {
        const [, shown = ''] = fs.readFileSync(file, 'utf8').split('id="DisplayArea"')
        const [said = ''] = shown.slice(shown.indexOf('>') + 1).split('<footer')
        return { id: path.relative(root, file), label, text: wordsFrom(plainPage(said)) }
      })
      .filter(({ text }) => text.length > 400),
  )
  return {
    name: 'office help, Spanish',
    part: 'report',
    holds: 'help of office programs in Spanish by program',
    telling: LABELS,
    documents: evenly(documents, 15, 40),
  }
}
