export { adoptAlbums, albumsOf, expireAlbums } from './albums.ts'
export { createPhotos, type Photos } from './filling.ts'
export { addPictures } from './rows.ts'
export { allPhotos } from './timeline.ts'
