import {
  folderQuery,
  folderResponse,
  foldersQuery,
  foldersResponse,
  idsQuery,
  idsResponse,
  treeQuery,
  treeResponse,
} from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { countIn, findFolders, foldersIn, idsIn, inOrderOf, requireFolder } from './browse.ts'
import { findFiles } from './library.ts'

/** GET /api/library/folder, /ids, /tree and /folders: the library by its folders. */
export function browseRoutes(app: App, services: Services): void {
  const { db, authorise } = services
  const tags = ['library']
  const nobodys = (path: string) => {
    if (path !== '/') throw new Refusal('not_found', 'There is no such folder', { path })
  }

  app.get(
    '/api/library/folder',
    {
      schema: {
        tags,
        summary: 'What lies in a folder: its folders, and its files in an order, by offset',
        querystring: folderQuery,
        response: { 200: folderResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const { offset, limit, ...list } = request.query
      const { path } = list
      await authorise.invite(request, reply)
      const owner = await authorise.reader(request)
      if (!owner) {
        nobodys(path)
        return { path, folders: [], files: [], total: 0, offset }
      }
      await requireFolder(db, owner, path)
      const total = await countIn(db, owner, path)
      const folders = offset === 0 ? inOrderOf(await foldersIn(db, owner, path), list) : []
      const { entries } = await findFiles(db, owner, await idsIn(db, owner, list, { offset, limit, total }))
      return {
        path,
        folders: folders.map(({ hasFolders: _, ...folder }) => folder),
        files: entries.map(({ file }) => file),
        total,
        offset,
      }
    },
  )

  app.get(
    '/api/library/ids',
    {
      schema: {
        tags,
        summary: 'All files right in a folder, in the order of its list',
        querystring: idsQuery,
        response: { 200: idsResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      if (!owner) {
        nobodys(request.query.path)
        return { ids: [] }
      }
      await requireFolder(db, owner, request.query.path)
      return { ids: [...(await idsIn(db, owner, request.query))] }
    },
  )

  app.get(
    '/api/library/tree',
    {
      schema: {
        tags,
        summary: 'The folders right in one, with all that lies in them',
        querystring: treeQuery,
        response: { 200: treeResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const { of } = request.query
      const owner = await authorise.reader(request)
      if (!owner) {
        nobodys(of)
        return { of, folders: [] }
      }
      await requireFolder(db, owner, of)
      return { of, folders: [...(await foldersIn(db, owner, of))] }
    },
  )

  app.get(
    '/api/library/folders',
    {
      schema: {
        tags,
        summary: 'Folders at any depth, by words of their paths',
        querystring: foldersQuery,
        response: { 200: foldersResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      if (!owner) return { folders: [], total: 0 }
      const { q, limit } = request.query
      const words = q.toWellFormed().replaceAll('\0', '').split(/\s+/u).filter(Boolean)
      const { folders, total } = await findFolders(db, owner, words, limit)
      return { folders: [...folders], total }
    },
  )
}
