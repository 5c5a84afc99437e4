import fs from 'node:fs'
import path from 'node:path'
import { evenly, filesBelow, holdingOf, plainPage, type SubjectSet, wordsFrom } from './subjects.ts'

const LABELS: Readonly<Record<string, string>> = {
  filter: 'filtre filtres effet',
  layer: 'calque calques masque',
  tool: 'outil outils',
  image: 'image taille rotation',
  view: 'affichage fenêtre zoom',
  edit: 'coller copier édition annuler',
  file: 'fichier enregistrer ouvrir',
  selection: 'sélection',
}

/** Help of a program for pictures in French, by menu. */
export function pictureHelp(): SubjectSet {
  const root = holdingOf('gimp-help-fr', 'usr/share/gimp/2.0/help/fr')
  const documents = filesBelow(root)
    .flatMap((file) => {
      const label = /\/gimp-([a-z]+)-[^/]*\.html$/u.exec(file)?.[1] ?? ''
      if (!(label in LABELS)) return []
      return [{ id: path.relative(root, file), label, text: wordsFrom(plainPage(fs.readFileSync(file, 'utf8'))) }]
    })
    .filter(({ text }) => text.length > 400)
  return {
    name: 'picture help, French',
    part: 'choose',
    holds: 'help of a program for pictures in French by menu',
    telling: LABELS,
    documents: evenly(documents, 10, 40),
  }
}
