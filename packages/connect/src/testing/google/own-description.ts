import type { Description, Schema } from './description.ts'

const text: Schema = { type: 'string' }
const flag: Schema = { type: 'boolean' }
const whole: Schema = { type: 'string', format: 'int64' }
const said = (schema: Schema): Schema => ({ ...schema, description: 'Output only.' })
const listOf = ($ref: string): Schema => ({ type: 'array', items: { $ref } })
const query = { type: 'string', location: 'query' }
const id = { fileId: { type: 'string', location: 'path', required: true } }
const pages = {
  pageSize: { type: 'integer', location: 'query', minimum: '1', maximum: '1000' },
  pageToken: query,
}

/** As much of Google's description of Drive v3 as is called here, for where the whole of it is not at hand. */
export const OWN_DESCRIPTION: Description = {
  parameters: { fields: query, alt: query, uploadType: query },
  methods: [
    { httpMethod: 'GET', path: 'about', response: { $ref: 'About' } },
    { httpMethod: 'GET', path: 'files', parameters: { ...pages, q: query }, response: { $ref: 'FileList' } },
    { httpMethod: 'GET', path: 'files/{fileId}', parameters: id, response: { $ref: 'File' } },
    {
      ...{ httpMethod: 'GET', path: 'files/{fileId}/export' },
      parameters: { ...id, mimeType: { ...query, required: true } },
    },
    { httpMethod: 'POST', path: 'files', request: { $ref: 'File' }, response: { $ref: 'File' } },
    {
      ...{ httpMethod: 'PATCH', path: 'files/{fileId}', request: { $ref: 'File' }, response: { $ref: 'File' } },
      parameters: { ...id, addParents: query, removeParents: query },
    },
    { httpMethod: 'GET', path: 'changes/startPageToken', response: { $ref: 'StartPageToken' } },
    {
      ...{ httpMethod: 'GET', path: 'changes', response: { $ref: 'ChangeList' } },
      parameters: { ...pages, pageToken: { ...query, required: true } },
    },
  ],
  schemas: {
    About: {
      type: 'object',
      properties: {
        kind: text,
        user: { type: 'object', properties: { displayName: text, emailAddress: text } },
        storageQuota: { type: 'object', properties: { limit: whole, usage: whole } },
      },
    },
    File: {
      type: 'object',
      properties: {
        ...{ kind: said(text), id: text, name: text, mimeType: text, trashed: flag },
        ...{ parents: { type: 'array', items: text }, modifiedTime: { type: 'string', format: 'date-time' } },
        ...{ size: said(whole), version: said(whole), md5Checksum: said(text), webViewLink: said(text) },
        ...{ explicitlyTrashed: said(flag), ownedByMe: said(flag) },
        shortcutDetails: { type: 'object', properties: { targetId: text, targetMimeType: said(text) } },
      },
    },
    FileList: { type: 'object', properties: { kind: text, nextPageToken: text, files: listOf('File') } },
    StartPageToken: { type: 'object', properties: { kind: text, startPageToken: text } },
    Change: {
      type: 'object',
      properties: {
        ...{ kind: text, changeType: text, fileId: text, removed: flag, file: { $ref: 'File' } },
        time: { type: 'string', format: 'date-time' },
      },
    },
    ChangeList: {
      type: 'object',
      properties: { kind: text, nextPageToken: text, newStartPageToken: text, changes: listOf('Change') },
    },
  },
}
