import { describe, expect, it } from 'vitest'
import { detect } from './detect.ts'

const typeOf = (text: string): string | undefined => detect(new TextEncoder().encode(text))?.extension

describe('texts without a name', () => {
  it('knows changes behind words, in all three forms, and takes no page of help that shows one for them', () => {
    expect(typeOf('Makes it wait.\n\nIndex: a.c\n--- a.c\n+++ a.c\n@@ -1,2 +1,2 @@\n-int a;\n+int b;\n')).toBe('diff')
    expect(
      typeOf('*** a.txt\t2024\n--- b.txt\t2024\n***************\n*** 1,2 ****\n! old\n--- 1,2 ----\n! new\n'),
    ).toBe('diff')
    expect(typeOf('1,2c1,2\n< old line\n---\n> new line\n')).toBe('diff')
    expect(
      typeOf('From 0123456789abcdef0123456789abcdef01234567 Mon Sep 17 00:00:00 2001\nFrom: A <a@b.org>\nSubject: x\n'),
    ).toBe('diff')
    expect(
      typeOf('# How to send a change\n\nWrite it so:\n\n```diff\n--- a.c\n+++ a.c\n@@ -1 +1 @@\n-a\n+b\n```\n'),
    ).not.toBe('diff')
  })

  it('tells templates by the marks of their languages', () => {
    expect(typeOf('{% for bird in birds %}\nname = {{ bird.name }}\n{% endfor %}\n')).toBe('jinja')
    // Pages with such marks are called as pages are, but for those that take in others by names of templates.
    expect(typeOf('<ul>\n{% for bird in birds %}\n<li>{{ bird.name }}</li>\n{% endfor %}\n</ul>\n')).toBe('html')
    expect(typeOf('<ul>\n{% include "bird.j2" %}\n{% if a %}<li>a</li>{% endif %}\n</ul>\n')).toBe('jinja')
    expect(typeOf('{% extends "nest.html" %}\n{% block a %}<p>a</p>{% endblock %}\n')).toBe('html')
    expect(typeOf('<ul>\n{foreach $birds as $bird}\n<li>{$bird.name}</li>\n{/foreach}\n</ul>\n')).toBe('tpl')
    expect(typeOf('<h1>{{title}}</h1>\n<p>{{text}}</p>\n')).toBe('hbs')
    expect(typeOf('<% if (bird) { %>\n<h1><%= bird.name %></h1>\n<% } %>\n')).toBe('ejs')
    expect(typeOf('<%@ Language="VBScript" %>\n<html><body><% Response.Write("a") %></body></html>\n')).toBe('asp')
    expect(typeOf('@model Garden.Bird\n@{\n  ViewBag.Title = "Birds";\n}\n<h1>@Model.Name</h1>\n')).toBe('cshtml')
    // What a framework of pages writes into tags is no template of somebody else's.
    expect(typeOf('<div *ngIf="bird">\n<p>{{ bird.name }}</p>\n<p>{{ bird.song }}</p>\n</div>\n')).toBe('html')
  })

  it('takes records that repeat their names for no YAML, and pages that begin with tags for what they are', () => {
    expect(typeOf('Format: a\n\nFiles:\n a.c\n b.c\nLicense: A\n\nFiles:\n d.c\nLicense: B\n')).not.toBe('yaml')
    expect(typeOf('<p align="center"><img src="a.png"></p>\n\n# Birds\n\n- [Wren](https://a.org)\n- Robin\n')).toBe(
      'md',
    )
    expect(typeOf('Birds is a list.\n\n```js\nconst a = require("a")\nmodule.exports = a\n```\n')).toBe('md')
  })

  it('tells scripts with types, tags, or both', () => {
    expect(typeOf("import { a } from './a'\n\nexport const b = (c: Bird): Song => a(c)\n")).toBe('ts')
    expect(
      typeOf("import { a } from './a'\n\nexport default function Bird({ name }: Props) {\n  return <p>{name}</p>\n}\n"),
    ).toBe('tsx')
    expect(typeOf("import { a } from './a'\n\n// (b: c)\nexport const d = (e) => a(e ? 'x: y' : 1)\n")).toBe('js')
  })

  it('knows sheets of names alone, and of one rule', () => {
    expect(typeOf('$wing: 2px !default;\n$beak: #fff !default;\n')).toBe('scss')
    expect(typeOf('@wing: 2px;\n@beak: #fff;\n')).toBe('less')
    expect(typeOf('body\n  padding: 2px\n  color: red\na\n  color: blue\n')).toBe('sass')
    expect(typeOf('.bird code {\n  color: red;\n}\n')).toBe('css')
  })

  it('knows pages, lists and sets by what their lines do', () => {
    expect(typeOf('%\nnewpath\n100 100 moveto\n100 200 lineto\n200 200 lineto\nstroke\nshowpage\n')).toBe('ps')
    expect(typeOf('vn 0 0 1\nv 0 0 0\nv 1 0 0\nv 1 1 0\n\nf 1 2 3\n')).toBe('obj')
    expect(typeOf('; by hand\nwren.mp3 1A2B3C4D\nrobin.mp3 00FF00FF\n')).toBe('sfv')
    expect(typeOf('bird,wings,day\nwren,2,3\n')).toBe('csv')
    expect(typeOf('The books of the garden.\n\n@book{a, title = {A}}\n@string{x = "Y"}\n')).toBe('bib')
    expect(typeOf(`${'2024-01-02 10:00:00 begun\n'.repeat(6)}`)).toBe('log')
  })
})
