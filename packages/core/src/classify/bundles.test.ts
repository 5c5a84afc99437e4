import { describe, expect, it } from 'vitest'
import type { Item } from '../item/item.ts'
import { bundleMarker } from './bundles.ts'
import { classify } from './classify.ts'

describe('bundles', () => {
  it('keeps projects whole by what is in them', () => {
    const projects = [
      '.git',
      '.svn',
      'package.json',
      'Cargo.toml',
      'go.mod',
      'pyproject.toml',
      'pom.xml',
      'build.gradle',
      'App.sln',
      'App.xcodeproj',
      'node_modules',
      'VIDEO_TS',
      'Photos.lrcat',
    ]
    for (const name of projects) expect([name, bundleMarker(['a.txt', name], 'thing')]).not.toEqual([name, undefined])
    expect(bundleMarker(['.git', 'a.txt'], 'thing')).toBe('it contains .git, so it is a Git repository')
  })

  it('keeps folders whole that a system shows as one thing', () => {
    for (const name of [
      'Safari.app',
      'Holiday.photoslibrary',
      'Previews.lrdata',
      'VIDEO_TS',
      'Film.fcpbundle',
      'Text.rtfd',
    ])
      expect([name, bundleMarker([], name)]).not.toEqual([name, undefined])
  })

  it('keeps a Makefile beside source code and a program beside its libraries whole', () => {
    expect(bundleMarker(['Makefile', 'src'], 'tool')).toBe(
      'it contains Makefile beside source code, so it is a project',
    )
    expect(bundleMarker(['Makefile', 'letter.txt'], 'papers')).toBeUndefined()
    expect(bundleMarker(['tool.exe', 'a.dll', 'b.dll'], 'tool')).toBe('it holds a program with its libraries')
    expect(bundleMarker(['setup.exe', 'a.dll'], 'downloads')).toBeUndefined()
  })

  it('looks into ordinary folders', () => {
    expect(bundleMarker(['a.jpg', 'b.pdf', 'notes.txt', 'git', 'package.json.txt'], 'Downloads')).toBeUndefined()
    expect(bundleMarker([], 'v1.0')).toBeUndefined()
    expect(bundleMarker(['song.mp3'], 'The.Band')).toBeUndefined()
    expect(bundleMarker(['projectData'], 'Song.band')).toBeDefined()
    expect(bundleMarker(['Index', 'Data'], 'Talk.key')).toBeDefined()
    expect(bundleMarker(['constructor', '__proto__', 'toString'], 'constructor')).toBeUndefined()
  })

  it('classifies a bundle as one thing', () => {
    const folder = (name: string): Item => ({
      id: name,
      is: 'file',
      name,
      path: name,
      sizeBytes: 5,
      mediaType: '',
      modifiedAtMs: 0,
      origin: { source: 'folder' },
    })
    const categories = ['octavo', 'Safari.app', 'Holiday.photoslibrary', 'VIDEO_TS'].map(
      (name) => classify({ item: folder(name), bundle: true }).verdict,
    )
    expect(categories.map((verdict) => verdict.category)).toEqual([
      'Code & Data',
      'Software & Apps',
      'Photos & Images',
      'Videos & Movies',
    ])
    expect(categories.every((verdict) => verdict.by === 'bundle')).toBe(true)
  })
})
