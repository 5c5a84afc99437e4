import type { Texts } from '../letters.ts'

/** Mails in German. */
export const german: Texts = {
  hello: 'Guten Tag,',
  helloName: 'Guten Tag {name},',
  footer: 'Diese E-Mail kommt, weil diese Adresse bei {site} verwendet wird. Octavo verschickt keine Werbung.',
  sheets: {
    verify: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      before: [
        'jemand, vermutlich Sie, hat diese Adresse bei Octavo auf {site} angegeben. Bitte bestätigen Sie, dass es Ihre ist.',
      ],
      button: 'Adresse bestätigen',
      after: [
        'Der Link gilt einmal und 24 Stunden lang. Wenn Sie es nicht waren, tun Sie nichts: Ohne Sie bleibt die Adresse unbestätigt.',
      ],
    },
    reset: {
      subject: 'Neues Passwort festlegen',
      before: ['jemand, vermutlich Sie, hat für Ihr Octavo-Konto auf {site} um ein neues Passwort gebeten.'],
      button: 'Neues Passwort festlegen',
      after: [
        'Der Link gilt einmal und 15 Minuten lang. Mit dem neuen Passwort werden alle Geräte abgemeldet.',
        'Wenn Sie es nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
      ],
    },
    taken: {
      subject: 'Sie haben schon ein Konto',
      before: [
        'jemand wollte sich auf {site} mit dieser Adresse registrieren. Es gibt damit schon ein Konto, deshalb wurde keines angelegt.',
        'Wenn Sie es waren, melden Sie sich mit Ihrem Passwort an oder legen Sie ein neues fest.',
      ],
      button: 'Anmelden',
      after: ['Wenn Sie es nicht waren, ist nichts zu tun. Niemand ist in Ihr Konto gelangt.'],
    },
    password: {
      subject: 'Ihr Passwort wurde geändert',
      before: ['das Passwort Ihres Octavo-Kontos auf {site} wurde gerade geändert. Wenn Sie es waren, ist alles gut.'],
      button: 'Das war ich nicht: neues Passwort festlegen',
      after: [
        'Sehen Sie danach in den Einstellungen nach Ihren API-Schlüsseln: Sie gelten weiter, wenn sich ein Passwort ändert.',
      ],
    },
    email: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      before: [
        'die E-Mail-Adresse Ihres Octavo-Kontos auf {site} wurde gerade geändert. E-Mails gehen von jetzt an an die neue Adresse.',
        'Wenn Sie es nicht waren, sagen Sie es sofort den Betreibern von {site}.',
      ],
    },
    deletion: {
      subject: 'Ihr Konto wird am {date} gelöscht',
      before: [
        'Ihr Octavo-Konto auf {site} wurde gelöscht, und alle Geräte sind abgemeldet. Am {date} wird alles darin endgültig entfernt.',
        'Bis dahin nimmt eine Anmeldung alles zurück.',
      ],
      button: 'Anmelden und das Konto behalten',
    },
  },
}
