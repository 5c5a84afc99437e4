import { describe, expect, it } from 'vitest'
import { DRIVE_FOLDERS, driveCategoryOf, driveFolderOf } from './drive-files.ts'

const NATIVE = 'application/vnd.google-apps.'

describe('files of a drive', () => {
  it('P1-3.16: 12 sorts of files map to folders of the library, anything else to Other', () => {
    expect(Object.values(DRIVE_FOLDERS)).toEqual([
      ...['Documents', 'Spreadsheets', 'Presentations', 'Photos', 'Email Files', 'Notes', 'Videos', 'Forms', 'Travel'],
      ...['Applications', 'Downloads', 'Backups'],
    ])
    const folderOf = (path: string, type = '') => driveFolderOf(path, type)
    expect([
      folderOf('Plan', `${NATIVE}document`),
      folderOf('Budget', `${NATIVE}spreadsheet`),
      folderOf('Talk', `${NATIVE}presentation`),
      folderOf('a.jpg', 'image/jpeg'),
      folderOf('Gmail attachments/a.jpg', 'image/jpeg'),
      folderOf('Google Keep/list.txt', 'text/plain'),
      folderOf('YouTube Downloads/film.mp4', 'video/mp4'),
      folderOf('Survey', `${NATIVE}form`),
      folderOf('Route', `${NATIVE}map`),
      folderOf('app.apk', 'application/vnd.android.package-archive'),
      folderOf('Chrome Downloads/setup.exe'),
      folderOf('Android Backups/phone.ab'),
      folderOf('thing.bin', 'application/octet-stream'),
    ]).toEqual([...Object.values(DRIVE_FOLDERS), 'Other'])
  })

  it('go by what they lie in before what they are, and by their names where nothing is said of their type', () => {
    expect(driveCategoryOf('Keep/photo.png', 'image/png')).toBe('keep-notes')
    expect(driveCategoryOf('tour.gpx', '')).toBe('maps')
    expect(driveCategoryOf('keep notes.txt', 'text/plain')).toBe('drive-documents')
    expect(driveCategoryOf('sound.mp3', 'audio/mpeg')).toBeUndefined()
  })
})
