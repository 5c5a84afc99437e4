import type { Texts } from '../letters.ts'

/** Mails in Spanish. */
export const spanish: Texts = {
  hello: 'Hola:',
  helloName: 'Hola, {name}:',
  footer: 'Recibes este correo porque esta dirección se usa en {site}. Octavo no envía publicidad.',
  closed:
    'Con ello se ha cerrado: dispositivos con sesión abierta: {sessions}; claves de API: {keys}; modelos conectados: {models}; lugares conectados: {connections}.',
  left: 'Sigue abierto: claves de API: {keys}; modelos conectados: {models}; lugares conectados: {connections}. Puedes cerrarlos en los ajustes.',
  sheets: {
    verify: {
      subject: 'Confirma tu dirección de correo',
      before: [
        'Alguien, seguramente tú, ha dado esta dirección a Octavo en {site}. Confirma, por favor, que es la tuya.',
      ],
      button: 'Confirmar esta dirección',
      after: [
        'El enlace sirve una sola vez, durante 24 horas. Si no has sido tú, no hagas nada: sin ti, la dirección queda sin confirmar.',
      ],
    },
    reset: {
      subject: 'Elige una contraseña nueva',
      before: ['Alguien, seguramente tú, ha pedido una contraseña nueva para tu cuenta de Octavo en {site}.'],
      button: 'Elegir una contraseña nueva',
      after: [
        'El enlace sirve una sola vez, durante 15 minutos. Con la contraseña nueva se cierra la sesión en todos los dispositivos.',
        'Si no has sido tú, no hagas nada: tu contraseña sigue igual.',
      ],
    },
    taken: {
      subject: 'Ya tienes una cuenta',
      before: [
        'Alguien ha intentado registrarse en {site} con esta dirección. Ya hay una cuenta con ella, así que no se ha creado ninguna.',
        'Si has sido tú, inicia sesión con tu contraseña o elige una nueva.',
      ],
      button: 'Iniciar sesión',
      after: ['Si no has sido tú, no tienes que hacer nada. Nadie ha entrado en tu cuenta.'],
    },
    password: {
      subject: 'Tu contraseña ha cambiado',
      before: ['La contraseña de tu cuenta de Octavo en {site} acaba de cambiar. Si has sido tú, todo está bien.'],
      button: 'No he sido yo: elegir una contraseña nueva',
      after: [
        'Una contraseña elegida con ese enlace cierra todo lo demás: dispositivos, claves de API y modelos conectados.',
      ],
    },
    email: {
      subject: 'Tu dirección de correo ha cambiado',
      before: [
        'La dirección de correo de tu cuenta de Octavo en {site} acaba de cambiar. A partir de ahora los correos van a la nueva.',
        'Si no has sido tú, avisa enseguida a quienes administran {site}.',
      ],
    },
    deletion: {
      subject: 'Tu cuenta se eliminará el {date}',
      before: [
        'Tu cuenta de Octavo en {site} se ha eliminado y se ha cerrado la sesión en todos los dispositivos. El {date} se borrará todo lo que contiene, para siempre.',
        'Hasta entonces, basta con iniciar sesión para recuperarlo todo.',
      ],
      button: 'Iniciar sesión y conservar la cuenta',
    },
    run: {
      subject: 'Tu organización ha terminado',
      before: ['Tu organización en {site} ha terminado. Archivos movidos a sus carpetas: {files}.'],
      button: 'Verlos',
      after: [
        'Allí puedes deshacerla. Recibes este correo porque tienes activados los avisos por correo en los ajustes.',
      ],
    },
  },
}
