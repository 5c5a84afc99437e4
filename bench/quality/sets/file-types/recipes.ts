/** Type, the program that writes it, and how; `OUT` is the file. */
export type Recipe = readonly [label: string, program: string, command: string]

/** Office documents: one text through LibreOffice into each of its formats. */
const office: readonly Recipe[] = [
  ...'docx doc odt rtf ott fodt epub'
    .split(' ')
    .map((to): Recipe => [to, 'LibreOffice Writer', office_('note1.txt', to, 'writer')]),
  ...'xlsx xls ods'.split(' ').map((to): Recipe => [to, 'LibreOffice Calc', office_('table.csv', to, 'calc')]),
  ...'pptx ppt odp'.split(' ').map((to): Recipe => [to, 'LibreOffice Impress', impress_(to)]),
  ...'odg emf wmf'.split(' ').map((to): Recipe => [to, 'LibreOffice Draw', draw_(to)]),
]

function office_(from: string, to: string, module: string): string {
  return `soffice -env:UserInstallation=file://$PWD/profile --headless --${module} --convert-to ${to} --outdir o-${to} ${from}; mv o-${to}/*.${to} OUT`
}
function impress_(to: string): string {
  return `test -e slides.odp || (soffice -env:UserInstallation=file://$PWD/profile --headless --draw --convert-to odg --outdir o-slides picture.png; soffice -env:UserInstallation=file://$PWD/profile --headless --convert-to odp --outdir o-slides o-slides/picture.odg; cp o-slides/picture.odp slides.odp); soffice -env:UserInstallation=file://$PWD/profile --headless --convert-to ${to} --outdir o-${to} slides.odp; mv o-${to}/*.${to} OUT`
}
function draw_(to: string): string {
  return `soffice -env:UserInstallation=file://$PWD/profile --headless --draw --convert-to ${to} --outdir d-${to} picture.png; mv d-${to}/*.${to} OUT`
}

const magick: readonly Recipe[] =
  'bmp dds fits gif hdr ico j2k jp2 jpg pbm pcx pgm ppm psb psd svg tga tif webp xbm xpm avif heic png pam eps ps'
    .split(' ')
    .map((to): Recipe => [to, 'ImageMagick', `convert picture.png -resize 128x96 ${to}:OUT`])

const python = (body: string): string => `/usr/bin/python3 - OUT <<'PY'\nimport sys\nout = sys.argv[1]\n${body}\nPY`

const packed: readonly Recipe[] = [
  ['7z', '7-Zip', '7z a OUT note1.txt noise.bin'],
  ['zip', 'Info-ZIP', 'zip -q OUT note1.txt note2.txt noise.bin'],
  ['zip', 'Info-ZIP', 'zip -q - note1.txt noise.bin > OUT'],
  ['zip', '7-Zip', '7z a -tzip OUT noise.bin note2.txt'],
  ['tar', 'tar', 'tar -cf OUT note1.txt note2.txt'],
  ['tar', 'tar', 'tar --format=pax -cf OUT note1.txt noise.bin'],
  ['tar', 'tar', 'tar --format=v7 -cf OUT note3.txt'],
  ['tar', '7-Zip', '7z a -ttar OUT note3.txt'],
  ['gz', 'gzip', 'gzip -c note1.txt > OUT'],
  ['gz', 'gzip', 'gzip -9 -c < noise.bin > OUT'],
  ['bz2', 'bzip2', 'bzip2 -c note1.txt > OUT'],
  ['bz2', '7-Zip', '7z a -tbzip2 OUT noise.bin'],
  ['xz', 'xz', 'xz -c note1.txt > OUT'],
  ['lzma', 'xz', 'xz --format=lzma -c note1.txt > OUT'],
  ['lzma', 'xz', 'xz --format=lzma -9 -c noise.bin > OUT'],
  ['zst', 'zstd', 'zstd -q -c note1.txt > OUT'],
  ['lz4', 'lz4', 'lz4 -q -c note1.txt > OUT'],
  ['lz4', 'lz4', 'lz4 -q -l -c note1.txt > OUT'],
  ['lz', 'lzip', 'lzip -c note1.txt > OUT'],
  ['arj', 'arj', 'arj a -y OUT note1.txt'],
  ['cpio', 'cpio', 'ls note1.txt noise.bin | cpio -o -H newc > OUT'],
  ['cpio', 'cpio', 'ls note1.txt | cpio -o -H odc > OUT'],
  ['cpio', 'cpio', 'ls note1.txt | cpio -o -H bin > OUT'],
  ['ar', 'binutils', 'ar rc OUT note1.txt note2.txt'],
  ['z', 'ncompress', 'compress -c note1.txt > OUT'],
  ['svgz', 'gzip', 'echo \'<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>\' | gzip -c > OUT'],
  ['tgz', 'tar', 'tar -czf OUT note1.txt note2.txt'],
  [
    'deb',
    'dpkg',
    'mkdir -p d/DEBIAN; printf "Package: a\\nVersion: 1\\nArchitecture: all\\nMaintainer: a\\nDescription: a\\n" > d/DEBIAN/control; dpkg-deb -b d OUT',
  ],
  ['squashfs', 'squashfs-tools', 'mksquashfs note1.txt note2.txt OUT -quiet'],
  // The members that tell come after others that fill the head.
  [
    'docx',
    'Python zipfile',
    python(
      'import zipfile, os\nz = zipfile.ZipFile(out, "w")\nfor n, b in (("word/media/image1.png", os.urandom(9000)), ("word/document.xml", b"<w:document/>"), ("_rels/.rels", b"<Relationships/>"), ("[Content_Types].xml", b\'<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>\')): z.writestr(n, b)',
    ),
  ],
  [
    'xlsx',
    'Python zipfile',
    python(
      'import zipfile, os\nz = zipfile.ZipFile(out, "w")\nfor n, b in (("docProps/thumbnail.jpeg", os.urandom(9000)), ("xl/workbook.xml", b"<workbook/>"), ("_rels/.rels", b"<Relationships/>"), ("[Content_Types].xml", b\'<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>\')): z.writestr(n, b)',
    ),
  ],
  [
    'pptx',
    'Python zipfile',
    python(
      'import zipfile, os\nz = zipfile.ZipFile(out, "w")\nfor n, b in (("docProps/thumbnail.jpeg", os.urandom(12000)), ("ppt/presentation.xml", b"<p/>"), ("[Content_Types].xml", b\'<Types><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>\')): z.writestr(n, b)',
    ),
  ],
  [
    'jar',
    'Python zipfile',
    python(
      'import zipfile, os\nz = zipfile.ZipFile(out, "w")\nfor n, b in (("com/a/A.class", os.urandom(8000)), ("META-INF/MANIFEST.MF", b"Manifest-Version: 1.0\\n")): z.writestr(n, b)',
    ),
  ],
  [
    'apk',
    'Python zipfile',
    python(
      'import zipfile, os\nz = zipfile.ZipFile(out, "w")\nfor n, b in (("res/icon.png", os.urandom(8000)), ("classes.dex", b"dex"), ("AndroidManifest.xml", b"x")): z.writestr(n, b)',
    ),
  ],
  [
    'kmz',
    'Python zipfile',
    python(
      'import zipfile, os\nz = zipfile.ZipFile(out, "w")\nfor n, b in (("files/p.jpg", os.urandom(8000)), ("doc.kml", b"<kml/>")): z.writestr(n, b)',
    ),
  ],
  [
    'whl',
    'Python zipfile',
    python(
      'import zipfile, os\nz = zipfile.ZipFile(out, "w")\nfor n, b in (("a/__init__.py", os.urandom(9000)), ("a-1.dist-info/WHEEL", b"Wheel-Version: 1.0\\n"), ("a-1.dist-info/RECORD", b"")): z.writestr(n, b)',
    ),
  ],
  [
    'npz',
    'Python zipfile',
    python(
      'import zipfile\nz = zipfile.ZipFile(out, "w")\nz.writestr("arr_0.npy", b"\\x93NUMPY\\x01\\x00v\\x00{\'descr\': \'<f8\'}" + bytes(600))',
    ),
  ],
  [
    'zip',
    'Python zipfile',
    python(
      'import zipfile, os\nz = zipfile.ZipFile(out, "w")\nfor n in ("photos/a.bin", "photos/b.txt", "c.md"): z.writestr(n, os.urandom(6000))',
    ),
  ],
]

const disks: readonly Recipe[] = [
  ['iso', 'genisoimage', 'genisoimage -quiet -o OUT note1.txt note2.txt'],
  ['iso', 'genisoimage', 'genisoimage -quiet -J -R -udf -o OUT note1.txt'],
  ['img', 'e2fsprogs', 'dd if=/dev/zero of=OUT bs=1M count=2; mke2fs -q -F -t ext4 OUT'],
  ['img', 'e2fsprogs', 'dd if=/dev/zero of=OUT bs=1M count=2; mke2fs -q -F -t ext2 OUT'],
  ['img', 'dosfstools', 'dd if=/dev/zero of=OUT bs=1M count=2; mkfs.vfat OUT'],
  ['img', 'dosfstools', 'dd if=/dev/zero of=OUT bs=1M count=40; mkfs.vfat -F 32 OUT'],
  ...'qcow2 vdi vmdk vhdx'.split(' ').map((to): Recipe => [to, 'qemu-img', `qemu-img create -q -f ${to} OUT 8M`]),
  ['vhd', 'qemu-img', 'qemu-img create -q -f vpc OUT 8M'],
]

const keys: readonly Recipe[] = [
  ['pem', 'OpenSSL', 'openssl genrsa -out OUT 1024'],
  ['pem', 'OpenSSL', 'openssl genrsa 1024 | openssl req -x509 -new -key /dev/stdin -subj /CN=a -out OUT'],
  [
    'der',
    'OpenSSL',
    'openssl genrsa -out k.pem 1024; openssl req -x509 -new -key k.pem -subj /CN=a -outform DER -out OUT',
  ],
  [
    'der',
    'OpenSSL',
    'openssl genrsa -out k2.pem 2048; openssl req -x509 -new -key k2.pem -subj /CN=b/O=c -outform DER -out OUT',
  ],
  [
    'p12',
    'OpenSSL',
    'openssl genrsa -out k3.pem 1024; openssl req -x509 -new -key k3.pem -subj /CN=a -out c3.pem; openssl pkcs12 -export -passout pass:a -inkey k3.pem -in c3.pem -out OUT',
  ],
  ['csr', 'OpenSSL', 'openssl genrsa 1024 | openssl req -new -key /dev/stdin -subj /CN=a -out OUT'],
  ['pem', 'OpenSSH', 'rm -f sshkey*; ssh-keygen -q -t ed25519 -N "" -f sshkey; mv sshkey.pub OUT'],
  [
    'pgp',
    'GnuPG',
    'mkdir -p -m 700 keys; gpg --batch --passphrase "" --quick-gen-key a@example.org ed25519 sign; gpg --armor --export a@example.org > OUT',
  ],
  ['pgp', 'GnuPG', 'gpg --batch --yes --passphrase x --pinentry-mode loopback -o OUT -c note1.txt'],
  ['pgp', 'GnuPG', 'gpg --batch --yes --export a@example.org > OUT'],
]

const data: readonly Recipe[] = [
  ['sqlite', 'SQLite', 'sqlite3 OUT "create table a(b); insert into a values (1);"'],
  [
    'sql',
    'SQLite',
    'sqlite3 t.db "create table if not exists a(b); insert into a values (1);"; sqlite3 t.db .dump > OUT',
  ],
  ['elf', 'GCC', 'echo "int main(){return 0;}" > m.c; gcc -o OUT m.c'],
  ['o', 'GCC', 'echo "int f(){return 0;}" > f.c; gcc -c -o OUT f.c'],
  ['class', 'javac', 'mkdir -p j; echo "class A { int a; }" > j/A.java; javac -d j j/A.java; mv j/A.class OUT'],
  ['jar', 'jar', 'mkdir -p j; echo "class B { int a; }" > j/B.java; javac -d j j/B.java; jar cf OUT -C j .'],
  [
    'pyc',
    'Python',
    'echo "a = 1" > p.py; /usr/bin/python3 -c "import py_compile,sys; py_compile.compile(\'p.py\', sys.argv[1])" OUT',
  ],
  ['pkl', 'Python', python('import pickle\npickle.dump({"a": list(range(99))}, open(out, "wb"), protocol=2)')],
  ['pkl', 'Python', python('import pickle\npickle.dump({"a": list(range(99))}, open(out, "wb"), protocol=4)')],
  ['plist', 'Python', python('import plistlib\nplistlib.dump({"a": [1, "b"]}, open(out, "wb"))')],
  [
    'plist',
    'Python',
    python('import plistlib\nplistlib.dump({"a": [1, "b"]}, open(out, "wb"), fmt=plistlib.FMT_BINARY)'),
  ],
  [
    'au',
    'Python',
    python('import struct\nopen(out, "wb").write(b".snd" + struct.pack(">5I", 24, 4000, 3, 8000, 1) + bytes(4000))'),
  ],
  ['mid', 'Python', python('open(out, "wb").write(b"MThd\\0\\0\\0\\6\\0\\1\\0\\1\\0`MTrk\\0\\0\\0\\4\\0\\xff/\\0")')],
  [
    'flac',
    'Python',
    python('open(out, "wb").write(b"ID3\\4\\0\\0\\0\\0\\0\\x0a" + bytes(10) + b"fLaC\\0\\0\\0\\x22" + bytes(400))'),
  ],
  [
    'flac',
    'Python',
    python(
      'open(out, "wb").write(b"ID3\\4\\0\\0\\0\\0\\x7f\\x0a" + bytes(127 * 128 + 10) + b"fLaC\\0\\0\\0\\x22" + bytes(400))',
    ),
  ],
  [
    'aac',
    'Python',
    python(
      'open(out, "wb").write(b"ID3\\4\\0\\0\\0\\0\\x7f\\x0a" + bytes(127 * 128 + 10) + (b"\\xff\\xf1\\x50\\x80\\x0c\\x9f\\xfc" + bytes(93)) * 20)',
    ),
  ],
  [
    'mp3',
    'Python',
    python(
      'open(out, "wb").write(b"ID3\\3\\0\\0\\0\\1\\x7f\\x0a" + bytes(255 * 128 + 10) + (b"\\xff\\xfb\\x90\\x64" + bytes(413)) * 20)',
    ),
  ],
  [
    'mbox',
    'Python',
    python(
      'import mailbox, email.message\nb = mailbox.mbox(out)\nfor i in range(3):\n    m = email.message.EmailMessage()\n    m["From"] = "a@example.org"\n    m["To"] = "b@example.org"\n    m["Subject"] = "note"\n    m.set_content("hello")\n    b.add(m)\nb.flush()',
    ),
  ],
  [
    'eml',
    'Python',
    python(
      'import email.message\nm = email.message.EmailMessage()\nm["From"] = "a@example.org"\nm["To"] = "b@example.org"\nm["Subject"] = "note"\nm.set_content("hello")\nopen(out, "w").write(str(m))',
    ),
  ],
  [
    'warc',
    'Python',
    python(
      'open(out, "wb").write(b"WARC/1.0\\r\\nWARC-Type: warcinfo\\r\\nContent-Length: 4\\r\\n\\r\\nabcd\\r\\n\\r\\n")',
    ),
  ],
  ['dbf', 'LibreOffice Calc', office_('table.csv', 'dbf', 'calc')],
  [
    'gnumeric',
    'gzip',
    'printf \'<?xml version="1.0"?><gnm:Workbook xmlns:gnm="http://www.gnumeric.org/v10.dtd"></gnm:Workbook>\' | gzip -c > OUT',
  ],
  ['diff', 'diffutils', 'diff -u note1.txt note2.txt > OUT'],
  ['diff', 'git', 'git diff --no-index note1.txt note3.txt > OUT'],
  ['djvu', 'DjVuLibre', 'convert picture.png p.ppm; c44 p.ppm OUT'],
  ...'wav aif au voc amr flac ogg'
    .split(' ')
    .map((to): Recipe => [to, 'SoX', `sox tone.wav -t ${to === 'amr' ? 'amr-nb' : to} OUT`]),
  ['webp', 'libwebp', 'cwebp -quiet picture.png -o OUT'],
  [
    'dng',
    'Python',
    python(
      'import struct\ntags = [(0x10f, 2, 4, b"Abc\\0"), (0xc612, 1, 4, b"\\1\\4\\0\\0")]\nifd = struct.pack("<H", len(tags)) + b"".join(struct.pack("<HHI", t, k, n) + v for t, k, n, v in tags) + bytes(4)\nopen(out, "wb").write(b"II*\\0" + struct.pack("<I", 20008) + bytes(20000) + ifd)',
    ),
  ],
  [
    'nef',
    'Python',
    python(
      'import struct\nmake = b"NIKON CORPORATION\\0"\nifd = struct.pack("<H", 2) + struct.pack("<HHII", 0x10f, 2, len(make), 38) + struct.pack("<HHII", 0x14a, 4, 1, 90) + bytes(4) + make\nopen(out, "wb").write(b"II*\\0\\x08\\0\\0\\0" + ifd + bytes(900))',
    ),
  ],
]

export const RECIPES: readonly Recipe[] = [...packed, ...office, ...magick, ...disks, ...keys, ...data]
