import type { Texts } from '../letters.ts'

/** Mails in German. */
export const german: Texts = {
  hello: 'Hallo,',
  helloName: 'Hallo {name},',
  footer: 'Diese E-Mail kommt, weil diese Adresse bei {site} verwendet wird. Octavo verschickt keine Werbung.',
  closed:
    'Damit wurde geschlossen: angemeldete Geräte: {sessions}; API-Schlüssel: {keys}; verbundene Modelle: {models}; verbundene Orte: {connections}.',
  left: 'Noch offen: API-Schlüssel: {keys}; verbundene Modelle: {models}; verbundene Orte: {connections}. In den Einstellungen kannst du sie beenden.',
  sheets: {
    verify: {
      subject: 'Bestätige deine E-Mail-Adresse',
      before: [
        'jemand, vermutlich du, hat diese Adresse bei Octavo auf {site} angegeben. Bitte bestätige, dass es deine ist.',
      ],
      button: 'Adresse bestätigen',
      after: [
        'Der Link gilt einmal und 24 Stunden lang. Wenn du es nicht warst, tu nichts: Ohne dich bleibt die Adresse unbestätigt.',
      ],
    },
    reset: {
      subject: 'Neues Passwort festlegen',
      before: ['jemand, vermutlich du, hat für dein Octavo-Konto auf {site} um ein neues Passwort gebeten.'],
      button: 'Neues Passwort festlegen',
      after: [
        'Der Link gilt einmal und 15 Minuten lang. Mit dem neuen Passwort werden alle Geräte abgemeldet.',
        'Wenn du es nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.',
      ],
    },
    taken: {
      subject: 'Du hast schon ein Konto',
      before: [
        'jemand wollte sich auf {site} mit dieser Adresse registrieren. Es gibt damit schon ein Konto, deshalb wurde keines angelegt.',
        'Wenn du es warst, melde dich mit deinem Passwort an oder leg ein neues fest.',
      ],
      button: 'Anmelden',
      after: ['Wenn du es nicht warst, ist nichts zu tun. Niemand ist in dein Konto gelangt.'],
    },
    password: {
      subject: 'Dein Passwort wurde geändert',
      before: ['das Passwort deines Octavo-Kontos auf {site} wurde gerade geändert. Wenn du es warst, ist alles gut.'],
      button: 'Das war ich nicht: neues Passwort festlegen',
      after: [
        'Ein Passwort, das mit diesem Link gesetzt wird, schließt alles andere: Geräte, API-Schlüssel, verbundene Modelle.',
      ],
    },
    email: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      before: [
        'die E-Mail-Adresse deines Octavo-Kontos auf {site} wurde gerade geändert. E-Mails gehen von jetzt an an die neue Adresse.',
        'Wenn du es nicht warst, sag es sofort den Betreibern von {site}.',
      ],
    },
    deletion: {
      subject: 'Dein Konto wird am {date} gelöscht',
      before: [
        'dein Octavo-Konto auf {site} wurde gelöscht, und alle Geräte sind abgemeldet. Am {date} wird alles darin endgültig entfernt.',
        'Bis dahin nimmt eine Anmeldung alles zurück.',
      ],
      button: 'Anmelden und das Konto behalten',
    },
    run: {
      subject: 'Dein Durchlauf ist fertig',
      before: ['dein Durchlauf auf {site} ist fertig. Dateien, die in ihre Ordner verschoben wurden: {files}.'],
      button: 'Ansehen',
      after: [
        'Dort kannst du ihn rückgängig machen. Diese Mail kommt, weil in deinen Einstellungen Mitteilungen per E-Mail eingeschaltet sind.',
      ],
    },
  },
}
