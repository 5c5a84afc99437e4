import type { Texts } from '../letters.ts'

/** Mails in English. */
export const english: Texts = {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  footer: 'You get this mail because this address is used at {site}. Octavo sends no advertising.',
  closed:
    'Closed with it: devices that were logged in: {sessions}; API keys: {keys}; connected models: {models}; connected places: {connections}.',
  left: 'Still open: API keys: {keys}; connected models: {models}; connected places: {connections}. You can end them in the settings.',
  sheets: {
    verify: {
      subject: 'Confirm your email address',
      before: ['somebody, most likely you, gave this address to Octavo at {site}. Please confirm that it is yours.'],
      button: 'Confirm this address',
      after: [
        'The link works once, for 24 hours. If it was not you, do nothing: without you this address stays unconfirmed.',
      ],
    },
    reset: {
      subject: 'Set a new password',
      before: ['somebody, most likely you, asked for a new password for your Octavo account at {site}.'],
      button: 'Set a new password',
      after: [
        'The link works once, for 15 minutes. With the new password, all devices are logged out.',
        'If it was not you, do nothing: your password stays as it is.',
      ],
    },
    taken: {
      subject: 'You have an account already',
      before: [
        'somebody tried to sign up at {site} with this address. There is an account with it already, so none was made.',
        'If it was you, log in with the password that you have, or set a new one.',
      ],
      button: 'Log in',
      after: ['If it was not you, there is nothing to do. Nobody got into your account.'],
    },
    password: {
      subject: 'Your password was changed',
      before: ['the password of your Octavo account at {site} has just been changed. If it was you, all is well.'],
      button: 'It was not me: set a new password',
      after: ['A password that is set with that link closes everything else: devices, API keys, connected models.'],
    },
    email: {
      subject: 'Your email address was changed',
      before: [
        'the email address of your Octavo account at {site} has just been changed. Mails go to the new address from now on.',
        'If it was not you, tell the people who run {site} at once.',
      ],
    },
    deletion: {
      subject: 'Your account will be deleted on {date}',
      before: [
        'your Octavo account at {site} was deleted, and all devices are logged out. On {date} everything in it is removed for good.',
        'Until then a login takes it all back.',
      ],
      button: 'Log in and keep the account',
    },
    run: {
      subject: 'Your run has finished',
      before: ['your run at {site} has finished. Files that were moved into their folders: {files}.'],
      button: 'Look at them',
      after: ['There you can undo it. This mail comes because notices by email are on in your settings.'],
    },
  },
}
