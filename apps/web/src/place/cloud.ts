/** Names of folders that programs of clouds keep on a disk, where a file may have a size and no bytes yet. */
const CLOUD_FOLDERS =
  /^(?:onedrive(?: ?- .+)?|dropbox(?: \(.+\))?|google ?drive|my drive|icloud ?drive|mobile documents|box(?: sync)?|nextcloud|owncloud|pcloud ?drive|proton ?drive|mega(?:sync)?|creative cloud files)$/iu

/** True for the name of a folder that a cloud keeps: no browser tells which of its files are here. */
export const isCloudFolder = (name: string): boolean => CLOUD_FOLDERS.test(name)
