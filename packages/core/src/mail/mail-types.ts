/** True for the extension of a type that holds one mail. */
export const holdsOneMail = (extension: string): boolean => extension === 'eml' || extension === 'emlx'

/** True for the extension of a type that holds any number of mails, one after the other. */
export const holdsManyMails = (extension: string): boolean => extension === 'mbox' || extension === 'mbx'
