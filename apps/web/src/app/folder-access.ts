let isGranted = false

/** Notes that a folder of this device was opened in this tab. */
export const noteFolderAccess = (): void => {
  isGranted = true
}

/** True once a folder of this device was opened in this tab. */
export const hasFolderAccess = (): boolean => isGranted
