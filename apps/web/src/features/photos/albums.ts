/** Key of the list of albums. */
export const ALBUMS = ['/api/albums'] as const
