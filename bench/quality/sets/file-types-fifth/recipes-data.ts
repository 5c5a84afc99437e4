import { labelled, type Recipe } from './make.ts'

/** Recipes, a line each: ending (`=` others that are as right), program, command. */
export const rows = (kind: string, list: string): readonly Recipe[] =>
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', program = '', ...command] = line.trim().split(' ')
      return { kind, ...labelled(word), program, command: command.join(' ') }
    })

const ogr = (driver: string, label: string): string =>
  `${label} GDAL rm -rf v-${label}; mkdir v-${label}; ogr2ogr -f "${driver}" v-${label}/plots.${label} p.geojson && cp v-${label}/plots.${label} OUT`
const grid = (driver: string, label: string): string =>
  `${label} GDAL rm -rf r-${label}; mkdir r-${label}; gdal_translate -q -of ${driver} dem.tif r-${label}/d.${label} && cp r-${label}/d.${label} OUT`

/** Archives, disks, data, maps, programs and keys that programs write. */
export const FIFTH_DATA_RECIPES: readonly Recipe[] = [
  ...rows(
    'archive',
    String.raw`
zip Info-ZIP zip -q - rules.txt plots.csv > OUT
zip 7-Zip rm -f a.zip; 7z a -bd a.zip long.txt >/dev/null; mv a.zip OUT
7z 7-Zip rm -f a.7z; 7z a -bd a.7z long.txt >/dev/null; mv a.7z OUT
wim 7-Zip rm -f a.wim; 7z a -bd -twim a.wim long.txt >/dev/null; mv a.wim OUT
tar GNU_tar tar cf OUT rules.txt plots.csv
tar BSD_like tar --format=v7 -cf OUT long.txt
gz gzip gzip -9 -c long.txt > OUT
tgz GNU_tar tar czf OUT long.txt
bz2 bzip2 bzip2 -c long.txt > OUT
tbz2 GNU_tar tar cjf OUT long.txt
xz XZ xz -c long.txt > OUT
txz GNU_tar tar cJf OUT rules.txt
lzma XZ xz --format=lzma -c long.txt > OUT
lz lzip lzip -c long.txt > OUT
lz4 LZ4 lz4 -q -c long.txt > OUT
zst Zstandard zstd -q -c long.txt > OUT
br Brotli brotli -c long.txt > OUT
lzo lzop lzop -c long.txt > OUT
lrz lrzip lrzip -Q -o OUT long.txt
arj arj arj a -y a.arj rules.txt >/dev/null; mv a.arj OUT
cab gcab gcab -c OUT rules.txt
cpio cpio ls *.txt | cpio -o -H newc > OUT
a binutils gcc -c m.c -o m.o; ar rc OUT m.o
jar JDK javac Plot.java; jar cf OUT Plot.class
war JDK mkdir -p WEB-INF; echo '<web-app/>' > WEB-INF/web.xml; jar cf OUT WEB-INF
deb dpkg mkdir -p dp/DEBIAN; printf 'Package: plots\nVersion: 1\nArchitecture: all\nMaintainer: A <a@example.org>\nDescription: plots\n' > dp/DEBIAN/control; dpkg-deb -b dp d.deb >/dev/null; mv d.deb OUT
shar sharutils shar -q rules.txt > OUT
uue sharutils uuencode shot.png shot.png > OUT
xpi Info-ZIP printf '{"manifest_version":2,"name":"plots","version":"1.0"}' > manifest.json; zip -q - manifest.json > OUT
`,
  ),
  ...rows(
    'disk',
    String.raw`
iso genisoimage genisoimage -quiet -J -R -o OUT rules.txt plots.csv
iso xorriso xorriso -as mkisofs -quiet -o OUT plot.pdf
qcow2 QEMU qemu-img create -q -f qcow2 OUT 8M
vmdk QEMU qemu-img create -q -f vmdk OUT 8M
vdi QEMU qemu-img create -q -f vdi OUT 8M
vhdx QEMU qemu-img create -q -f vhdx OUT 8M
vhd QEMU qemu-img create -q -f vpc OUT 8M
qed QEMU qemu-img create -q -f qed OUT 8M
squashfs squashfs-tools mksquashfs long.txt s.squashfs -quiet -noappend >/dev/null; mv s.squashfs OUT
img mtools truncate -s 2M OUT; mkfs.vfat OUT >/dev/null
img e2fsprogs truncate -s 2M OUT; mkfs.ext4 -q OUT
`,
  ),
  ...rows(
    'database',
    String.raw`
sqlite SQLite sqlite3 OUT 'create table plots(id integer primary key, holder text); insert into plots values(7,"Osman")'
db SQLite sqlite3 OUT 'pragma user_version=3; create table t(a,b); insert into t values(1,2)'
sql SQLite sqlite3 q.db 'create table if not exists plots(id,holder); insert into plots values(8,"Pratt");'; sqlite3 q.db .dump > OUT
rds R Rscript -e 'saveRDS(data.frame(a=1:9),"OUT")'
rdata R Rscript -e 'plots=1:40; rent=pi; save(plots,rent,file="OUT")'
npy NumPy /usr/bin/python3 -c "import numpy; numpy.save(open('OUT','wb'),numpy.arange(90.0))"
npz NumPy /usr/bin/python3 -c "import numpy; numpy.savez(open('OUT','wb'),a=numpy.eye(9))"
mat SciPy /usr/bin/python3 -c "import scipy.io,numpy; scipy.io.savemat(open('OUT','wb'),{'a':numpy.eye(5)})"
h5 HDF5 /usr/bin/python3 -c "import h5py; f=h5py.File('OUT','w'); f['plots']=[1,2,3]; f.close()"
nc NetCDF printf 'netcdf d { dimensions: x = 4; variables: float t(x); data: t = 1,2,3,4; }' > d.cdl; ncgen -o OUT d.cdl
cdl NetCDF ncgen -o d.nc d.cdl; ncdump d.nc > OUT
pkl Python /usr/bin/python3 -c "import pickle; pickle.dump({'plots':[7,8]},open('OUT','wb'))"
plist Python /usr/bin/python3 -c "import plistlib; plistlib.dump({'plot':7},open('OUT','wb'))"
plist Python_binary /usr/bin/python3 -c "import plistlib; plistlib.dump({'plot':[7,8,9]},open('OUT','wb'),fmt=plistlib.FMT_BINARY)"
xlsx openpyxl /usr/bin/python3 -c "import openpyxl; w=openpyxl.Workbook(); w.active.append([1,'a']); w.save('z.xlsx')"; mv z.xlsx OUT
docx python-docx /usr/bin/python3 -c "import docx; d=docx.Document(); d.add_heading('Gate'); d.add_paragraph('Shut it.'); d.save('z.docx')"; mv z.docx OUT
pdf ReportLab /usr/bin/python3 -c "from reportlab.pdfgen import canvas as c; k=c.Canvas('z.pdf'); k.drawString(90,700,'Gate'); k.save()"; mv z.pdf OUT
mbox git git -C g format-patch -q --stdout --root > OUT
json jq jq -n '{plots:[{id:7,rent:41.5},{id:8,rent:38}],currency:"GBP"}' > OUT
yaml Python /usr/bin/python3 -c "import yaml; print(yaml.safe_dump({'plots':[{'id':7,'rent':41.5}],'open':True,'name':'Gate'}))" > OUT
xml Python /usr/bin/python3 -c "import xml.etree.ElementTree as e; r=e.Element('plots'); e.SubElement(r,'plot',id='7').text='Osman'; e.ElementTree(r).write('OUT',encoding='utf-8',xml_declaration=True)"
tsv Python tr ',' '\t' < plots.csv > OUT
csv SQLite sqlite3 -csv -header q.db 'select * from plots' > OUT
`,
  ),
  ...rows(
    'map',
    [
      ogr('ESRI Shapefile', 'shp'),
      'dbf GDAL cp v-shp/plots.dbf OUT',
      'shx GDAL cp v-shp/plots.shx OUT',
      'prj GDAL cp v-shp/plots.prj OUT',
      ogr('KML', 'kml'),
      ogr('GML', 'gml'),
      ogr('GPX', 'gpx').replace('p.geojson', '-lco FORCE_GPX_TRACK=NO -dsco GPX_USE_EXTENSIONS=YES p.geojson'),
      ogr('GPKG', 'gpkg'),
      ogr('FlatGeobuf', 'fgb'),
      ogr('MapInfo File', 'tab'),
      ogr('MapInfo File', 'mif'),
      ogr('DXF', 'dxf').replace('p.geojson', '-select "" p.geojson'),
      ogr('GMT', 'gmt'),
      ogr('GeoJSON', 'geojson'),
      ogr('TopoJSON', 'topojson'),
      ogr('JML', 'jml'),
      ogr('ODS', 'ods'),
      ogr('XLSX', 'xlsx'),
      grid('GTiff', 'tif'),
      grid('AAIGrid', 'asc'),
      grid('NetCDF', 'nc'),
      grid('JP2OpenJPEG', 'jp2'),
      grid('HFA', 'img'),
      grid('VRT', 'vrt'),
      grid('BT', 'bt'),
      grid('GPKG', 'gpkg'),
      grid('MBTiles', 'mbtiles'),
      grid('GRIB', 'grb2'),
      grid('PCIDSK', 'pix'),
      grid('RST', 'rst'),
      grid('NITF', 'ntf'),
      grid('FITS', 'fits'),
      'gpx gpsbabel printf "48.1 11.5 gate\\n" > w.csv; gpsbabel -i csv -f w.csv -o gpx -F OUT',
      'kml gpsbabel gpsbabel -i csv -f w.csv -o kml -F OUT',
      'kmz gpsbabel gpsbabel -i csv -f w.csv -o kml -F doc.kml; zip -q - doc.kml > OUT',
      'loc gpsbabel gpsbabel -i csv -f w.csv -o geo -F OUT',
    ].join('\n'),
  ),
  ...rows(
    '3D model',
    'stl stla obj obj ply plyb dae collada gltf gltf2 glb glb2 3ds 3ds x3d x3d stl stlb x x 3mf 3mf fbx fbx stp stp'
      .split(' ')
      .flatMap((label, at, all) =>
        at % 2 === 0
          ? [
              `${label} assimp assimp export t.obj a3.${all[at + 1]}.${label} -f${all[at + 1]} >/dev/null; mv a3.${all[at + 1]}.${label} OUT`,
            ]
          : [],
      )
      .join('\n'),
  ),
  ...rows(
    'program',
    String.raw`
o GCC gcc -c m.c -o OUT
so GCC gcc -shared -fPIC -o OUT m.c
elf GCC gcc -o OUT m.c
s GCC gcc -S -o OUT m.c
class JDK javac Plot.java; cp Plot.class OUT
pyc Python echo 'x=[1,2]' > pp.py; /usr/bin/python3 -c "import py_compile; py_compile.compile('pp.py','OUT')"
wasm WABT printf '(module (func (export "a") (result i32) i32.const 7))' > w.wat; wat2wasm w.wat -o OUT
wat WABT wasm2wat w2.wasm -o OUT
luac Lua echo 'print(7)' > l.lua; luac -o OUT l.lua
exe Mono printf 'class P{static void Main(){System.Console.Write(7);}}' > P.cs; mcs -out:P.exe P.cs; cp P.exe OUT
dll Mono printf 'public class Q{public int A=7;}' > Q.cs; mcs -target:library -out:Q.dll Q.cs; cp Q.dll OUT
bc LLVM printf 'define i32 @a() {\n ret i32 7\n}\n' > l.ll; llvm-as l.ll -o OUT
beam Erlang printf -- '-module(ee).\n-export([a/0]).\na() -> 7.\n' > ee.erl; erlc ee.erl; cp ee.beam OUT
cmo OCaml echo 'let a = 7' > oc.ml; ocamlc -c oc.ml; cp oc.cmo OUT
com nasm printf 'org 256\nmov ah,9\nmov dx,m\nint 33\nret\nm db 36\n' > c.asm; nasm -f bin -o OUT c.asm
hex binutils objcopy -O ihex m.o OUT
srec binutils objcopy -O srec m.o OUT
mod gfortran printf 'module plots\n integer :: n = 7\nend module\n' > f.f90; gfortran -c f.f90; cp plots.mod OUT
`,
  ),
  ...rows(
    'keys and mail',
    String.raw`
pem OpenSSL openssl genrsa -out OUT 1024 2>/dev/null
crt OpenSSL openssl req -x509 -newkey rsa:1024 -nodes -keyout k.pem -out OUT -subj /CN=plots -days 9 2>/dev/null
csr OpenSSL openssl req -new -newkey rsa:1024 -nodes -keyout k2.pem -out OUT -subj /CN=gate 2>/dev/null
der OpenSSL openssl req -x509 -newkey rsa:1024 -nodes -keyout k3.pem -outform DER -out OUT -subj /CN=shed 2>/dev/null
p12 OpenSSL openssl req -x509 -newkey rsa:1024 -nodes -keyout k4.pem -out c4.pem -subj /CN=shed 2>/dev/null; openssl pkcs12 -export -inkey k4.pem -in c4.pem -passout pass:x -out OUT
p7b OpenSSL openssl crl2pkcs7 -nocrl -certfile c4.pem -out OUT
jks JDK keytool -genkeypair -storetype JKS -alias a -dname CN=plots -storepass secret1 -keypass secret1 -keyalg RSA -keystore j.jks 2>/dev/null; mv j.jks OUT
gpg GnuPG gpg --batch --yes --passphrase x -c -o OUT rules.txt 2>/dev/null
asc GnuPG gpg --batch --yes --passphrase x -a -c -o OUT rules.txt 2>/dev/null
pub OpenSSH rm -f sk sk.pub; ssh-keygen -q -t ed25519 -N '' -f sk; cp sk.pub OUT
eml Python /usr/bin/python3 -c "import email.message as m; e=m.EmailMessage(); e['From']='a@example.org'; e['To']='b@example.org'; e['Subject']='Gate'; e['Date']='Mon, 3 Mar 2025 10:00:00 +0000'; e.set_content('Shut it.'); e.add_attachment(open('shot.png','rb').read(),maintype='image',subtype='png',filename='s.png'); print(e)" > OUT
patch git git -C g diff HEAD~1 > OUT
diff diffutils diff -u rules.txt long.txt > OUT
bundle git git -C g bundle create -q b.bundle HEAD; cp g/b.bundle OUT
po gettext printf '#include <libintl.h>\nint main(){puts(gettext("Shut the gate"));}' > po.c; xgettext -o x.pot po.c; msgen -o OUT x.pot
mo gettext msgfmt -o OUT x2.po
pot gettext xgettext -o OUT po.c
woff2 FontTools cp f.ttf ff.ttf; woff2_compress ff.ttf >/dev/null 2>&1; mv ff.woff2 OUT
woff FontTools /usr/bin/python3 -c "from fontTools.ttLib import TTFont as T; f=T('f.ttf'); f.flavor='woff'; f.save('ff.woff')"; mv ff.woff OUT
ttx FontTools /usr/bin/python3 -c "from fontTools.ttLib import TTFont as T; T('f.ttf').saveXML('OUT',tables=['name','head'])"
sfd FontForge fontforge -lang=ff -c 'Open("f.ttf"); Save("f.sfd")' 2>/dev/null; cp f.sfd OUT
otf FontForge fontforge -lang=ff -c 'Open("f.ttf"); Generate("f.otf")' 2>/dev/null; cp f.otf OUT
pfb FontForge fontforge -lang=ff -c 'Open("f.ttf"); Generate("f.pfb")' 2>/dev/null; cp f.pfb OUT
afm FontForge cp f.afm OUT
`,
  ),
]
