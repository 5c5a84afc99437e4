const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Windows Phone/i

/** Phones and tablets by user agent, as the specification says; an iPad that calls itself a Mac is known by its touch. */
export const isMobileDevice = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): boolean =>
  MOBILE.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

/** True when this browser can choose a whole folder. */
export const canPickFolders = (): boolean =>
  typeof HTMLInputElement !== 'undefined' && 'webkitdirectory' in HTMLInputElement.prototype
