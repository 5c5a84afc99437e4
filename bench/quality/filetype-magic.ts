import { execFileSync } from 'node:child_process'
import { extensionOfMediaType } from '../../packages/core/src/filetype/index.ts'

/**
 * Media types as libmagic calls them, where Octavo's table has another name -> extension. One that libmagic uses for several
 * formats stands for each of them (`a|b`): it is right when one of them is. A type that it does not name is not told.
 */
const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'text/x-c:c|h text/x-c++:cpp|h text/x-java:java text/x-script.python:py text/x-shellscript:sh text/x-perl:pl text/x-ruby:rb text/x-lisp:lisp ' +
    'text/x-tex:tex text/x-makefile:mk text/x-po:po text/x-diff:diff text/x-msdos-batch:bat text/x-objective-c:m text/x-asm:asm text/x-awk:awk ' +
    'text/x-tcl:tcl text/x-lua:lua text/x-php:php text/x-vcard:vcf text/vnd.graphviz:gv text/x-fortran:f text/x-pascal:pas text/x-bibtex:bib ' +
    'application/javascript:js text/javascript:js application/x-ndjson:jsonl application/csv:csv text/csv:csv text/troff:man text/x-wine-extension-reg:reg ' +
    'application/x-dosexec:exe|dll|com application/x-pie-executable:elf application/x-sharedlib:elf application/x-executable:elf application/x-object:o ' +
    'application/x-java-applet:class application/x-bytecode.python:pyc application/x-mach-binary:macho application/x-dbf:dbf application/x-tar:tar ' +
    'application/x-rpm:rpm application/vnd.debian.binary-package:deb application/x-archive:ar application/x-lz4:lz4 application/x-lzma:lzma ' +
    'application/x-iso9660-image:iso application/x-qemu-disk:qcow2 application/x-virtualbox-vmdk:vmdk application/x-virtualbox-vhdx:vhdx ' +
    'image/x-portable-greymap:pgm image/x-portable-graymap:pgm image/x-portable-pixmap:ppm image/x-portable-bitmap:pbm image/x-portable-arbitrarymap:pam ' +
    'image/vnd.microsoft.icon:ico image/x-icon:ico image/x-win-bitmap:cur image/x-tga:tga image/x-xpmi:xpm image/x-xcf:xcf image/vnd.djvu:djvu ' +
    'image/x-ms-bmp:bmp image/x-dds:dds image/x-gem:img image/x-eps:eps application/postscript:ps|eps image/x-award-bioslogo:- image/wmf:wmf image/emf:emf ' +
    'audio/x-mod:mod|xm|it|s3m audio/x-s3m:s3m audio/x-it:it audio/x-aiff:aif audio/x-wav:wav audio/x-m4a:m4a audio/x-ape:ape audio/x-wavpack:wv audio/x-hx-aac-adts:aac ' +
    'video/x-ms-asf:asf|wma|wmv audio/ogg:ogg|oga|opus|spx video/ogg:ogv application/ogg:ogg|ogv video/x-m4v:m4v video/MP2T:mts video/x-flc:flc audio/x-caf:caf ' +
    'font/sfnt:ttf|otf application/vnd.ms-opentype:otf application/font-sfnt:ttf font/ttf:ttf application/x-font-pf2:pf2 application/x-font-pfm:pfm application/x-font-type1:pfb ' +
    'application/vnd.ms-fontobject:eot application/x-font-ttf:ttf font/collection:ttc application/vnd.lotus-1-2-3:wk1 application/x-hdf5:h5 application/x-hdf:h5 application/x-netcdf:nc ' +
    'application/x-matlab-data:mat application/x-spss-sav:sav application/x-stata-dta:dta application/x-sqlite3:sqlite application/vnd.sqlite3:sqlite ' +
    'application/x-gettext-translation:mo application/pgp-signature:pgp application/pgp-keys:pgp application/pgp-encrypted:pgp application/x-x509-ca-cert:der ' +
    'application/x-ms-reader:lit application/vnd.ms-htmlhelp:chm application/x-123:wk1 application/x-dvi:dvi application/x-epoc-opl:- model/vrml:wrl model/vnd.dwf:dwf ' +
    'image/fits:fits application/dicom:dcm application/vnd.tcpdump.pcap:pcap application/x-gzip:gz application/x-bzip2:bz2 application/x-xz:xz application/x-zstd:zst ' +
    'message/rfc822:eml application/mbox:mbox application/x-wine-extension-ini:ini application/vnd.font-fontforge-sfd:sfd application/x-shockwave-flash:swf ' +
    'application/x-setupscript:inf application/x-ms-shortcut:lnk application/x-mswinurl:url application/x-bittorrent:torrent application/x-chrome-extension:crx text/rtf:rtf text/xml:xml ' +
    'image/x-icns:icns image/x-pcx:pcx image/x-3ds:3ds font/x-postscript-pfb:pfb application/x-grib:grb application/x-grib2:grb image/x-xpixmap:xpm audio/midi:mid audio/basic:au'
  )
    .split(' ')
    .map((pair) => {
      const at = pair.lastIndexOf(':')
      return [pair.slice(0, at), pair.slice(at + 1)]
    }),
)

/** What libmagic (the program `file`) says of each file, as extensions; none where it says nothing, or only that it is data. */
export function magicTypes(folder: string, files: readonly string[]): readonly (readonly string[])[] {
  const input = files.map((file) => `${file}\n`).join('')
  const said = execFileSync('file', ['--brief', '--mime-type', '--files-from', '-'], {
    cwd: folder,
    input,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return said
    .trimEnd()
    .split('\n')
    .map((type) => {
      if (Object.hasOwn(NAMES, type)) return (NAMES[type] ?? '').split('|')
      const extension = extensionOfMediaType(type)
      return type === 'application/octet-stream' || extension === undefined ? [] : [extension]
    })
}
