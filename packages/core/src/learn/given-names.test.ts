import { describe, expect, it } from 'vitest'
import { isGivenName, isLandingName } from './given-names.ts'

const GIVEN = [
  'France 2024',
  'Advent concert',
  'Emma',
  'Old letters',
  'Phone bills',
  'Haus Ahornweg',
  'Umzug Köln',
  'Mariage Léa & Théo',
  'Viaje a Lisboa',
  'Rok szkolny 2023',
  'مشروع التخرج',
  'Отпуск 2022',
  '北京旅行',
]
const LANDING = [
  'Downloads',
  'from old laptop',
  'USB stick',
  'WhatsApp Images',
  '100CANON',
  'misc',
  'zu sortieren',
  'Neuer Ordner',
  'New folder (2)',
  'Untitled',
  'Desktop 2021-03-04',
  'backup handy',
  'Divers',
  'Descargas',
  'Nowy folder',
  'التنزيلات',
  'Загрузки',
  '新建文件夹',
]

describe('names of folders', () => {
  it('are given by a person where they say what for, in any language', () => {
    expect(GIVEN.filter((name) => !isGivenName(name))).toEqual([])
    expect(GIVEN.filter(isLandingName)).toEqual([])
  })

  it('of places where things land, of devices and of programs are given by nobody', () => {
    expect(LANDING.filter((name) => !isLandingName(name))).toEqual([])
    expect(LANDING.filter(isGivenName)).toEqual([])
  })

  it('that are numbers, single letters or words that stand beside others say nothing either way', () => {
    const plain = ['2023', '2023-05', 'A', 'old', 'Files', 'Neuer', '...']
    expect(plain.filter((name) => isGivenName(name) || isLandingName(name))).toEqual([])
  })
})
