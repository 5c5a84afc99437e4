import type { Recipe } from './recipes.ts'

const python = (body: string): string => `/usr/bin/python3 - OUT <<'PY'\nimport sys\nout = sys.argv[1]\n${body}\nPY`
const perl = (body: string): string => `perl - OUT <<'PL'\nmy $out = shift;\n${body}\nPL`
const office = (from: string, to: string, filter = to): string =>
  `soffice -env:UserInstallation=file://$PWD/profile --headless --convert-to '${filter}' --outdir third-${to} ${from}; mv third-${to}/*.${to} OUT`

const documents: readonly Recipe[] = [
  ['docx', 'LibreOffice, of a page', office('page.html', 'docx', 'docx:MS Word 2007 XML')],
  ['rtf', 'LibreOffice, of a page', office('page.html', 'rtf', 'rtf:Rich Text Format')],
  ['odt', 'LibreOffice, of a note', office('note3.txt', 'odt')],
  ['fodt', 'LibreOffice, of a note', office('note2.txt', 'fodt')],
  ['xls', 'LibreOffice, of a table', office('table.csv', 'xls', 'xls:MS Excel 97')],
  ['dif', 'LibreOffice, of a table', office('table.csv', 'dif')],
  ['ots', 'LibreOffice, of a table', office('table.csv', 'ots')],
  ['xlsm', 'LibreOffice, of a table', office('table.csv', 'xlsm')],
  ['odg', 'LibreOffice, of a picture', office('picture.png', 'odg')],
  ['epub', 'LibreOffice, of a note', office('note3.txt', 'epub')],
  ['ps', 'groff', "printf '.SH\\nMinutes\\n.PP\\nThe board met.\\n' | groff -ms -Tps > OUT"],
  ['dvi', 'groff', "printf '.SH\\nMinutes\\n.PP\\nThe board met.\\n' | groff -ms -Tdvi > OUT"],
  ['pdf', 'groff', "printf '.SH\\nMinutes\\n.PP\\nThe board met.\\n' | groff -ms -Tpdf > OUT"],
  ['html', 'groff', "printf '.SH\\nMinutes\\n.PP\\nThe board met.\\n' | groff -ms -Thtml > OUT"],
  ['pdf', 'ImageMagick', 'convert picture.png OUT'],
  [
    'eml',
    'Python email, with an attachment',
    python(
      'from email.mime.multipart import MIMEMultipart as P\nfrom email.mime.text import MIMEText as T\nm = P()\nm["Received"] = "from a.example by b.example; Tue, 02 Jan 2024 10:00:00 +0000"\nm["Subject"] = "Choir"\nm["From"] = "Ada <ada@example.org>"\nm["Date"] = "Tue, 02 Jan 2024 10:00:00 +0000"\nm.attach(T("See you."))\nm.attach(T("a,b\\n1,2\\n", "csv"))\nopen(out, "w").write(m.as_string())',
    ),
  ],
  [
    'ldif',
    'Perl',
    perl(
      'open(F, ">", $out);\nprint F "dn: cn=Ada,dc=example\\nobjectClass: person\\ncn: Ada\\nsn: Byron\\n\\n" for 1..3;',
    ),
  ],
]

const packed: readonly Recipe[] = [
  ['tar', 'tar, GNU form', 'tar --format=gnu -cf OUT noise.bin table.csv'],
  [
    'tar',
    'Python tarfile, form of POSIX',
    python(
      'import tarfile\nt = tarfile.open(out, "w", format=tarfile.PAX_FORMAT)\nt.add("note3.txt", arcname="x" * 150 + "/note.txt")',
    ),
  ],
  ['gz', '7-Zip', '7z a -tgzip OUT note2.txt'],
  ['xz', '7-Zip', '7z a -txz OUT noise.bin'],
  ['7z', '7-Zip, stored', '7z a -mx0 OUT note1.txt note3.txt'],
  ['zip', '7-Zip, with a password', '7z a -tzip -psecret OUT note1.txt noise.bin'],
  [
    'zip',
    'Python zipfile, packed',
    python(
      'import zipfile\nz = zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED)\nz.write("note1.txt", "letters/note1.txt")\nz.write("picture.png", "letters/picture.png")',
    ),
  ],
  ['zst', 'zstd, quick', 'zstd -q --fast=4 -c note3.txt > OUT'],
  ['lz4', 'lz4, with sums', 'lz4 -q -B4 -BX -c noise.bin > OUT'],
  ['xz', 'xz, no sums', 'xz --check=none -c note2.txt > OUT'],
  ['bz2', 'Perl', "perl -MIO::Compress::Bzip2=bzip2 -e 'bzip2 $ARGV[1] => $ARGV[0]' OUT note2.txt"],
  [
    'tgz',
    'Python tarfile',
    python('import tarfile\nt = tarfile.open(out, "w:gz")\nt.add("note1.txt")\nt.add("picture.png")'),
  ],
  [
    'svgz',
    'Python gzip',
    python(
      "import gzip\ngzip.open(out, \"wt\").write(\"<?xml version='1.0'?>\\n<!-- drawn -->\\n<svg xmlns='http://www.w3.org/2000/svg' width='9'><circle r='4'/></svg>\")",
    ),
  ],
  [
    'jar',
    'Python zipfile',
    python(
      'import zipfile\nz = zipfile.ZipFile(out, "w")\nz.writestr("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\\nMain-Class: A\\n")\nz.writestr("A.class", b"\\xca\\xfe\\xba\\xbe")',
    ),
  ],
  ['squashfs', 'squashfs-tools, xz', 'mksquashfs note3.txt OUT -quiet -comp xz'],
  ['iso', 'genisoimage, Joliet', 'genisoimage -quiet -J -V NOTES -o OUT picture.png note1.txt'],
  ['img', 'e2fsprogs, ext3', 'dd if=/dev/zero of=OUT bs=1M count=4; mke2fs -q -F -t ext3 OUT'],
  ['img', 'dosfstools, FAT16', 'dd if=/dev/zero of=OUT bs=1M count=20; mkfs.vfat -F 16 OUT'],
  ['qcow2', 'qemu-img, old form', 'qemu-img create -q -f qcow2 -o compat=0.10 OUT 4M'],
  [
    'vmdk',
    'qemu-img, streamed',
    'qemu-img create -q -f raw t3.raw 1M; qemu-img convert -q -O vmdk -o subformat=streamOptimized t3.raw OUT',
  ],
  ['vhdx', 'qemu-img, of an image', 'qemu-img create -q -f raw t4.raw 1M; qemu-img convert -q -O vhdx t4.raw OUT'],
]

const pictures: readonly Recipe[] = [
  ...[
    ['tif', '-compress LZW'],
    ['tif', '-endian MSB -compress None'],
    ['jpg', '-colorspace CMYK'],
    ['png', '-depth 16'],
    ['gif', '-duplicate 2'],
    ['bmp', '-type Palette'],
    ['ico', '-resize 48x48'],
    ['webp', '-define webp:lossless=true'],
    ['tga', '-compress RLE'],
    ['pcx', '-colors 16'],
    ['pgm', '-compress none'],
    ['pbm', '-threshold 50%'],
    ['jp2', '-quality 40'],
    ['svg', '-threshold 50%'],
    ['xpm', '-colors 8'],
    ['exr', '-depth 16'],
    ['jxl', '-quality 70'],
    ['pam', '-alpha on'],
    ['psd', '-duplicate 1'],
    ['eps', '-colorspace Gray'],
  ].map(([to, how]): Recipe => [to ?? '', `ImageMagick ${how}`, `convert picture.png ${how} ${to}:OUT`]),
  ['webp', 'libwebp, with a profile', 'cwebp -quiet -lossless -alpha_q 50 picture.png -o OUT'],
  ['wav', 'SciPy', python('import numpy, scipy.io.wavfile as w\nw.write(out, 8000, numpy.zeros(4000, "float32"))')],
  ...'aifc caf w64 awb wv mp2 au oga gsm'
    .split(' ')
    .map(
      (to): Recipe => [
        to,
        'SoX',
        `sox tone.wav -r ${to === 'awb' ? 16000 : 8000} -t ${to === 'awb' ? 'amr-wb' : to} OUT`,
      ],
    ),
  [
    'mid',
    'Perl',
    perl(
      'open(F, ">:raw", $out);\nprint F "MThd", pack("Nn3", 6, 0, 1, 480), "MTrk", pack("N", 12), "\\0\\x90\\x3c\\x40\\x60\\x80\\x3c\\0\\0\\xff\\x2f\\0";',
    ),
  ],
]

const data: readonly Recipe[] = [
  ['npy', 'NumPy', python('import numpy\nnumpy.save(open(out, "wb"), numpy.eye(5))')],
  [
    'npz',
    'NumPy, packed',
    python('import numpy\nnumpy.savez_compressed(open(out, "wb"), a=numpy.eye(5), b=numpy.arange(9))'),
  ],
  ['mat', 'SciPy', python('import numpy, scipy.io\nscipy.io.savemat(open(out, "wb"), {"a": numpy.eye(3)})')],
  [
    'nc',
    'SciPy',
    python(
      'import scipy.io\nf = scipy.io.netcdf_file(out, "w")\nf.createDimension("t", 3)\nf.createVariable("t", "i", ("t",))[:] = [1, 2, 3]\nf.close()',
    ),
  ],
  ['pkl', 'NumPy', python('import numpy, pickle\npickle.dump(numpy.arange(40), open(out, "wb"))')],
  ['sqlite', 'SQLite, words', 'sqlite3 OUT "create virtual table w using fts5(a); insert into w values (\'note\');"'],
  [
    'csv',
    'SQLite',
    'sqlite3 :memory: -cmd ".mode csv" -cmd ".headers on" -cmd ".import table.csv t" "select day, name, sum from t" > OUT',
  ],
  [
    'json',
    'SQLite',
    'sqlite3 :memory: -cmd ".mode csv" -cmd ".import table.csv t" -cmd ".mode json" "select * from t" > OUT',
  ],
  [
    'sql',
    'SQLite',
    'sqlite3 :memory: -cmd ".mode csv" -cmd ".import table.csv t" -cmd ".mode insert" "select * from t" > OUT',
  ],
  [
    'yaml',
    'PyYAML',
    python(
      'import yaml\nyaml.safe_dump({"name": "choir", "days": ["Mon", "Thu"], "fee": {"year": 40, "half": 25}}, open(out, "w"))',
    ),
  ],
  [
    'xml',
    'lxml',
    python(
      'from lxml import etree as e\nr = e.Element("minutes", day="2024-01-02")\nfor i in range(4): e.SubElement(r, "item").text = "point %d" % i\nopen(out, "wb").write(e.tostring(r, pretty_print=True))',
    ),
  ],
  [
    'jsonl',
    'Python',
    python('import json\nfor i in range(6): print(json.dumps({"id": i, "said": "hello"}), file=open(out, "a"))'),
  ],
  [
    'geojson',
    'Python',
    python(
      'import json\njson.dump({"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {}, "geometry": {"type": "Point", "coordinates": [7.1, 50.2]}}]}, open(out, "w"))',
    ),
  ],
  [
    'ini',
    'Python configparser',
    python(
      'import configparser\nc = configparser.ConfigParser()\nc["window"] = {"width": "80", "title": "Notes"}\nc["colors"] = {"front": "navy"}\nc.write(open(out, "w"))',
    ),
  ],
  [
    'plist',
    'Python',
    python('import plistlib\nplistlib.dump({"Label": "choir", "RunAtLoad": False}, open(out, "wb"), sort_keys=False)'),
  ],
  [
    'mo',
    'gettext',
    'printf \'msgid ""\\nmsgstr "Content-Type: text/plain; charset=UTF-8\\\\n"\\n\\nmsgid "day"\\nmsgstr "Tag"\\n\' > t.po; msgfmt -o OUT t.po',
  ],
  ['po', 'gettext', 'printf \'int main(){puts(_("Good day"));puts(_("Goodbye"));}\' > t.c; xgettext -k_ -o OUT t.c'],
  ['diff', 'diffutils, with context', 'diff -c note1.txt note2.txt > OUT'],
  [
    'diff',
    'git, as a mail',
    'rm -rf g3; git init -q g3; cp note1.txt g3; cd g3; git add .; git -c user.name=a -c user.email=a@example.org commit -qm "a note"; git show > OUT',
  ],
  ['elf', 'rustc', 'echo "fn main(){}" > third.rs; rustc -o OUT third.rs'],
  ['o', 'GCC, with lines', 'echo "long q(long a){return a+1;}" > q3.c; gcc -g -O2 -c -o OUT q3.c'],
  ['ar', 'binutils', 'echo "long q(long a){return a+1;}" > q4.c; gcc -c -o q4.o q4.c; ar cr OUT q4.o table.csv'],
  [
    'class',
    'javac, an enum',
    'mkdir -p j3; echo "enum Day { MON, THU }" > j3/Day.java; javac -d j3 j3/Day.java; mv j3/Day.class OUT',
  ],
]

const keys: readonly Recipe[] = [
  [
    'der',
    'OpenSSL, a key',
    'openssl ecparam -name secp384r1 -genkey -noout | openssl pkcs8 -topk8 -nocrypt -outform DER -out OUT',
  ],
  ['der', 'OpenSSL, a public key', 'openssl genrsa 2048 | openssl rsa -pubout -outform DER -out OUT'],
  [
    'pem',
    'OpenSSL, with words',
    'openssl genrsa -out k9.pem 2048; openssl req -x509 -new -key k9.pem -subj /CN=choir | openssl x509 -text -out OUT',
  ],
  ['pem', 'OpenSSH, a key', 'rm -f s3key*; ssh-keygen -q -t rsa -b 2048 -N "" -f s3key; mv s3key OUT'],
  [
    'csr',
    'OpenSSL, of a curve',
    'openssl ecparam -name prime256v1 -genkey -noout -out k10.pem; openssl req -new -key k10.pem -subj /CN=choir -out OUT',
  ],
  [
    'p12',
    'Python cryptography',
    python(
      'from cryptography.hazmat.primitives.asymmetric import ec\nfrom cryptography.hazmat.primitives.serialization import pkcs12, BestAvailableEncryption as B\nk = ec.generate_private_key(ec.SECP256R1())\nopen(out, "wb").write(pkcs12.serialize_key_and_certificates(b"a", k, None, None, B(b"x")))',
    ),
  ],
  [
    'pgp',
    'GnuPG, a signature',
    'mkdir -p -m 700 keys; gpg --batch --passphrase "" --quick-gen-key b@example.org rsa2048 sign; gpg --batch --yes -u b@example.org --armor --detach-sign -o OUT note1.txt',
  ],
  ['pgp', 'GnuPG, a key of RSA', 'gpg --batch --yes --export b@example.org > OUT'],
]

/** Recipes of the third set: ways that neither of the other two has. `OUT` is the file. */
export const THIRD_RECIPES: readonly Recipe[] = [...documents, ...packed, ...pictures, ...data, ...keys]
