import type { Recipe } from './recipes.ts'

const python = (body: string): string => `/usr/bin/python3 - OUT <<'PY'\nimport sys\nout = sys.argv[1]\n${body}\nPY`

/** Recipes of the second set: other programs, or other ways of the same ones. `OUT` is the file. */
export const FRESH_RECIPES: readonly Recipe[] = [
  [
    'tar',
    'Python tarfile',
    python('import tarfile\nt = tarfile.open(out, "w")\nt.add("note2.txt")\nt.add("noise.bin")'),
  ],
  ['tar', 'Perl', "perl -MArchive::Tar -e 'Archive::Tar->create_archive(shift, 0, qw(note1.txt note3.txt))' OUT"],
  [
    'tar',
    'git',
    'rm -rf g; git init -q g; cp note1.txt g; cd g; git add .; git -c user.name=a -c user.email=a@example.org commit -qm a; git archive --format=tar HEAD > OUT',
  ],
  ['zip', 'git', 'cd g && git archive --format=zip HEAD > OUT'],
  ['zip', 'Perl', "perl -MIO::Compress::Zip=zip -e 'zip [@ARGV[1,2]] => $ARGV[0]' OUT note1.txt note2.txt"],
  [
    'zip',
    'Python shutil',
    "mkdir -p zz; cp note1.txt noise.bin zz; /usr/bin/python3 -c \"import shutil,sys; shutil.move(shutil.make_archive('zzz','zip','zz'),sys.argv[1])\" OUT",
  ],
  ['gz', 'Python gzip', python('import gzip\ngzip.open(out, "w").write(open("noise.bin", "rb").read())')],
  ['gz', 'Perl', "perl -MIO::Compress::Gzip=gzip -e 'gzip $ARGV[1] => $ARGV[0]' OUT note2.txt"],
  ['bz2', 'Python bz2', python('import bz2\nopen(out, "wb").write(bz2.compress(open("table.csv", "rb").read()))')],
  ['xz', 'Python lzma', python('import lzma\nopen(out, "wb").write(lzma.compress(open("note1.txt", "rb").read()))')],
  [
    'lzma',
    'Python lzma',
    python(
      'import lzma\nopen(out, "wb").write(lzma.compress(open("note3.txt", "rb").read(), format=lzma.FORMAT_ALONE))',
    ),
  ],
  ['zst', 'zstd', 'zstd -q -19 --no-check -c noise.bin > OUT'],
  [
    'sqlite',
    'Python sqlite3',
    python(
      'import sqlite3\nc = sqlite3.connect(out)\nc.execute("pragma page_size=8192")\nc.execute("create table n(a, b)")\nc.commit()',
    ),
  ],
  [
    'pkl',
    'Python',
    python(
      'import pickle, datetime\npickle.dump([datetime.date(2024, 1, 1), ("a", 2.5)], open(out, "wb"), protocol=5)',
    ),
  ],
  ['pkl', 'Python', python('import pickle\npickle.dump({"k": b"v" * 400}, open(out, "wb"), protocol=3)')],
  ['elf', 'GCC', 'printf "int f(int a){return a*2;}" > s.c; gcc -shared -fPIC -o OUT s.c'],
  ['o', 'GNU as', 'printf ".text\\nnop\\n" > a.s; as -o OUT a.s'],
  ['ar', 'GCC', 'printf "int g(){return 1;}" > u.c; gcc -c u.c -o u.o; ar rcs OUT u.o'],
  [
    'class',
    'javac',
    'mkdir -p jj; echo "interface Tone { int pitch(); }" > jj/Tone.java; javac -d jj jj/Tone.java; mv jj/Tone.class OUT',
  ],
  [
    'png',
    'Python zlib',
    python(
      'import zlib, struct\nc = lambda t, d: struct.pack(">I", len(d)) + t + d + struct.pack(">I", zlib.crc32(t + d))\nopen(out, "wb").write(b"\\x89PNG\\r\\n\\x1a\\n" + c(b"IHDR", struct.pack(">2I5B", 8, 8, 8, 0, 0, 0, 0)) + c(b"IDAT", zlib.compress(b"\\0" * 72)) + c(b"IEND", b""))',
    ),
  ],
  [
    'bmp',
    'Python',
    python(
      'import struct\nopen(out, "wb").write(b"BM" + struct.pack("<IHHIIiiHHIIiiII", 54 + 192, 0, 0, 54, 40, 8, -8, 1, 24, 0, 192, 2835, 2835, 0, 0) + bytes(192))',
    ),
  ],
  ['wav', 'SoX', 'sox -n -r 22050 -b 24 -c 2 -t wav OUT synth 1 sine 330'],
  ['aif', 'SoX', 'sox -n -r 11025 -t aiff OUT synth 1 square 200'],
  ['flac', 'SoX', 'sox -n -r 16000 -t flac OUT synth 2 pluck'],
  ['ogg', 'SoX', 'sox -n -r 16000 -t ogg OUT synth 2 brownnoise'],
  ['au', 'SoX', 'sox -n -r 8000 -e mu-law -t au OUT synth 1 saw 100'],
  [
    'pdf',
    'LibreOffice Writer',
    'soffice -env:UserInstallation=file://$PWD/profile --headless --convert-to pdf --outdir op note2.txt; mv op/note2.pdf OUT',
  ],
  [
    'html',
    'LibreOffice Writer',
    'soffice -env:UserInstallation=file://$PWD/profile --headless --convert-to html --outdir oh note3.txt; mv oh/note3.html OUT',
  ],
  [
    'fods',
    'LibreOffice Calc',
    'soffice -env:UserInstallation=file://$PWD/profile --headless --convert-to fods --outdir of table.csv; mv of/table.fods OUT',
  ],
  [
    'xlsx',
    'LibreOffice Calc',
    'soffice -env:UserInstallation=file://$PWD/profile --headless --convert-to xlsx --outdir ox table.csv; mv ox/table.xlsx OUT',
  ],
  [
    'docx',
    'LibreOffice Writer',
    'soffice -env:UserInstallation=file://$PWD/profile --headless --convert-to docx --outdir od note3.txt; mv od/note3.docx OUT',
  ],
  [
    'odt',
    'LibreOffice Writer',
    'soffice -env:UserInstallation=file://$PWD/profile --headless --convert-to odt --outdir ot page.html; mv ot/page.odt OUT',
  ],
  ['pem', 'OpenSSL', 'openssl ecparam -name prime256v1 -genkey -out OUT'],
  [
    'der',
    'OpenSSL',
    'openssl ecparam -name prime256v1 -genkey | openssl req -x509 -new -key /dev/stdin -subj /CN=z/C=DE -outform DER -out OUT',
  ],
  ['iso', 'genisoimage', 'genisoimage -quiet -V BACKUP -r -o OUT table.csv note3.txt'],
  ['cpio', 'cpio', 'ls table.csv note2.txt | cpio -o -H crc > OUT'],
  ['diff', 'git', 'cd g && echo more >> note1.txt && git diff > OUT; git checkout -q .'],
  ['mbox', 'git', 'cd g && git format-patch --stdout --root HEAD > OUT'],
  [
    'plist',
    'Python',
    python('import plistlib\nplistlib.dump({"CFBundleName": "Tone", "n": 4.5, "l": [True]}, open(out, "wb"))'),
  ],
  [
    'ics',
    'Python',
    python(
      'open(out, "w", newline="").write("BEGIN:VCALENDAR\\r\\nVERSION:2.0\\r\\nPRODID:-//a//b//EN\\r\\nBEGIN:VEVENT\\r\\nUID:1\\r\\nDTSTART:20240102T100000Z\\r\\nSUMMARY:Choir\\r\\nEND:VEVENT\\r\\nEND:VCALENDAR\\r\\n")',
    ),
  ],
  [
    'vcf',
    'Python',
    python(
      'open(out, "w", newline="").write("BEGIN:VCARD\\r\\nVERSION:4.0\\r\\nFN:Ada Byron\\r\\nTEL:+4412345\\r\\nEND:VCARD\\r\\n")',
    ),
  ],
  [
    'npy',
    'Python',
    python(
      'import struct\nh = b"{\'descr\': \'<i4\', \'fortran_order\': False, \'shape\': (4,), }"\nh += b" " * (117 - len(h)) + b"\\n"\nopen(out, "wb").write(b"\\x93NUMPY\\x01\\x00" + struct.pack("<H", len(h)) + h + struct.pack("<4i", 1, 2, 3, 4))',
    ),
  ],
]
