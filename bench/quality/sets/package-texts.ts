import fs from 'node:fs'
import path from 'node:path'

/**
 * Debian packages that the fresh sets are made from, none of which the sets of `own-folders` use. They are unpacked, each into a
 * folder of its name, below the folder that OCTAVO_PACKAGES names (`fetch-packages.ts` does that).
 */
export const GUIDES =
  'apache2-doc aptitude-doc-en borgbackup-doc buildbot-doc ceilometer-doc cinder-doc cmake-doc debian-policy exim4-doc-html ffmpeg-doc gap-doc gettext-doc git-doc glance-doc gnuplot-doc heat-doc ironic-doc keystone-doc knot-doc libxml2-doc lilypond-doc-html mailman3-doc maxima-doc neutron-doc nova-doc ntpsec-doc nut-doc octave-doc postgresql-doc-15 privoxy python-aiohttp-doc python-babel-doc python-bottle-doc python-celery-doc python-cherrypy3-doc python-click-doc python-cryptography-doc python-django-doc python-flask-doc python-gevent-doc python-hypothesis-doc python-jinja2-doc python-mpmath-doc python-pandas-doc python-pil-doc python-pint-doc python-psycopg2-doc python-pygments-doc python-pyqtgraph-doc python-pytest-doc python-requests-doc python-scrapy-doc python-sqlalchemy-doc python-tornado-doc python-werkzeug-doc sbcl-doc shorewall-doc singular-doc sphinx-doc sqlite3-doc swi-prolog-doc swift-doc valgrind varnish-doc'.split(
    ' ',
  )
export const HELP =
  'anjuta-common balsa-data brasero-common cheese-common deja-dup easytag epiphany-browser-data evince-common evolution-common gedit-common gnome-user-docs gthumb-data orca shotwell-common simple-scan totem-common'.split(
    ' ',
  )
export const PROGRAMS =
  'abiword-common aptitude-common audacity-data bison bleachbit caja-common claws-mail-i18n darktable dia-common eom-common evolution-data-server-common filezilla-common firewalld flatpak geany-common geany-plugins-common gimp-data gnome-calendar gnome-contacts gnome-control-center-data gnome-shell-common gnome-software-common gnucash-common gnumeric-common gparted-common gpodder gramps grisbi-common hexchat-common homebank-data libvirt-l10n liferea-data lyx-common mate-control-center-common mc-data mousepad mutter-common nautilus-data network-manager network-manager-gnome parole pidgin-data planner-data pluma-common remmina-common rhythmbox-data ristretto swell-foop sylpheed-i18n synaptic thunar-data udisks2 weechat-core xfburn xfce4-settings'.split(
    ' ',
  )
export const WORDS = 'wordnet-base'

/** Where a package was unpacked. Says in words what to do where it was not. */
export function packageFolder(name: string): string {
  const all = process.env.OCTAVO_PACKAGES
  if (!all) throw new Error('OCTAVO_PACKAGES names no folder: make one by bench/quality/sets/fetch-packages.ts FOLDER.')
  const folder = path.join(all, name)
  if (!fs.existsSync(folder))
    throw new Error(`The Debian package ${name} is missing there: run bench/quality/sets/fetch-packages.ts FOLDER.`)
  return folder
}

/** Files of a package with such endings, sorted; links are not followed. */
export function filesOf(name: string, ending: RegExp): readonly string[] {
  const folder = packageFolder(name)
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
