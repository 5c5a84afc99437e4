import type { Recipe } from '../file-types-fifth/make.ts'
import { rows } from '../file-types-fifth/recipes-data.ts'

/** Archives, disks, databases, keys, mail, fonts, programs and models that programs write. */
export const SIXTH_DATA_RECIPES: readonly Recipe[] = [
  ...rows(
    'archives',
    String.raw`
zip Info-ZIP zip -q -9 -r - g/b.txt p.png brook.txt till.csv > OUT
zip Info-ZIP rm -f zc.zip; zip -q -P geheim zc.zip brook.txt till.csv; mv zc.zip OUT
zip Python /usr/bin/python3 -c "import zipfile; z=zipfile.ZipFile('OUT','w',zipfile.ZIP_LZMA); z.write('brook.txt','2024/März/brook.txt'); z.close()"
7z 7-Zip rm -f sc.7z; 7z a -bd -pgeheim -mhe=on sc.7z brook.txt >/dev/null; mv sc.7z OUT
7z 7-Zip rm -f ss.7z; 7z a -bd -m0=PPMd ss.7z brook.txt till.csv p.png >/dev/null; mv ss.7z OUT
tar GNU_tar tar --format=gnu -cf OUT g till.csv p.png
tar GNU_tar tar --format=pax -cf OUT brook.txt letter.html
tgz=gz GNU_tar tar czf OUT g letter.html
tbz2=bz2 GNU_tar tar cjf OUT g
txz=xz GNU_tar tar cJf OUT g p.png
tzst=zst GNU_tar tar --zstd -cf OUT g
gz gzip gzip -c p.ppm > OUT
gz pigz_like gzip -n -1 < brook.txt > OUT
bz2 bzip2 bzip2 -1 -c p.ppm > OUT
xz XZ xz -9 --check=sha256 -c p.ppm > OUT
zst Zstandard zstd -q -19 --no-check -c p.ppm > OUT
lz4 LZ4 lz4 -q -9 --content-size -c p.ppm > OUT
lzma XZ xz --format=lzma -1 -c p.ppm > OUT
z=Z ncompress compress -c brook.txt > OUT
par2 par2 rm -f pr*; par2 create -q -q -n1 -r20 pr p.ppm; mv pr.par2 OUT
lzh=lha jlha rm -f j.lzh; jlha c j.lzh brook.txt till.csv >/dev/null; mv j.lzh OUT
rpm RPM mkdir -p rb; printf 'Name: receipts\nVersion: 2\nRelease: 1\nSummary: prints\nLicense: MIT\nBuildArch: noarch\n%%description\nprints\n%%install\nmkdir -p %%{buildroot}/srv\ncp %s/till.csv %%{buildroot}/srv\n%%files\n/srv/till.csv\n' $PWD > receipts.spec; rpmbuild -bb --nodeps --define "_topdir $PWD/rb" receipts.spec; cp rb/RPMS/noarch/receipts*.rpm OUT
deb dpkg mkdir -p dq/DEBIAN dq/srv; cp till.csv dq/srv; printf 'Package: receipts\nVersion: 2\nArchitecture: all\nMaintainer: I <ilse@example.org>\nDescription: prints\n' > dq/DEBIAN/control; dpkg-deb -Zxz -b dq q.deb >/dev/null; mv q.deb OUT
gem RubyGems printf "Gem::Specification.new { |s| s.name='receipts'; s.version='2'; s.summary='prints'; s.authors=['I']; s.files=['till.csv'] }\n" > receipts.gemspec; gem build receipts.gemspec; mv receipts-2.gem OUT
whl wheel mkdir -p wh/receipts; echo 'X = 2' > wh/receipts/__init__.py; printf "from setuptools import setup\nsetup(name='receipts', version='2', packages=['receipts'])\n" > wh/setup.py; cd wh; /usr/bin/python3 setup.py -q bdist_wheel; cp dist/*.whl OUT
jar JDK mkdir -p jj; echo 'public class Till { int open = 1; }' > jj/Till.java; javac -d jj jj/Till.java; jar cfe OUT Till -C jj Till.class
msi=msp wixl printf '<Wix xmlns="http://schemas.microsoft.com/wix/2006/wi"><Product Id="*" Name="Till" Language="1033" Version="2.0.0" Manufacturer="Ilse" UpgradeCode="11111111-2222-3333-4444-555555555555"><Package Compressed="yes"/><Media Id="1" Cabinet="a.cab" EmbedCab="yes"/><Directory Id="TARGETDIR" Name="SourceDir"><Component Id="c" Guid="11111111-2222-3333-4444-666666666666"><File Id="f" Source="till.csv"/></Component></Directory><Feature Id="all" Level="1"><ComponentRef Id="c"/></Feature></Product></Wix>' > till.wxs; wixl -o t.msi till.wxs; mv t.msi OUT
cbz=zip comic zip -q -0 - p.jpg p.png > OUT
cbt=tar comic tar cf OUT p.jpg p.png
cb7=7z comic rm -f c.7z; 7z a -bd c.7z p.jpg p.png >/dev/null; mv c.7z OUT
ova QEMU qemu-img create -q -f vmdk -o subformat=streamOptimized t-disk1.vmdk 4M; printf '<?xml version="1.0"?><Envelope xmlns="http://schemas.dmtf.org/ovf/envelope/1"><References><File href="t-disk1.vmdk" id="f1"/></References></Envelope>' > t.ovf; tar --format=ustar -cf OUT t.ovf t-disk1.vmdk
ovf=xml QEMU cp t.ovf OUT
torrent mktorrent rm -f tt.torrent; mktorrent -a udp://tracker.example.org:6969 -o tt.torrent p.ppm >/dev/null; mv tt.torrent OUT
bundle git git -C g bundle create -q gb.bundle --all; cp g/gb.bundle OUT
patch=diff git git -C g format-patch -q -1 --stdout > OUT
iso genisoimage genisoimage -quiet -udf -V SHOP -o OUT p.png brook.txt
iso xorriso xorriso -as mkisofs -quiet -R -J -joliet-long -o OUT till.csv letter.html
img mtools rm -f fl.img; truncate -s 1440K fl.img; mkfs.vfat fl.img >/dev/null; mcopy -i fl.img brook.txt ::; mv fl.img OUT
vmdk QEMU cp t-disk1.vmdk OUT
qcow2 QEMU qemu-img convert -q -c -O qcow2 p.ppm OUT
vdi QEMU qemu-img create -q -f vdi -o static=on OUT 1M
vhdx QEMU qemu-img create -q -f vhdx -o subformat=fixed OUT 2M
squashfs=sfs|snap squashfs-tools rm -f q.sq; mksquashfs brook.txt till.csv q.sq -quiet -comp xz -noappend >/dev/null; mv q.sq OUT
`,
  ),
  ...rows(
    'databases and data',
    String.raw`
sqlite=db|sqlite3 SQLite rm -f a.sq; sqlite3 a.sq 'pragma page_size=1024; pragma journal_mode=wal; create table repairs(bike text, price real); insert into repairs values("cargo",72); create index i on repairs(bike);'; cp a.sq OUT
db=sqlite|sqlite3 SQLite rm -f b.sq; sqlite3 b.sq 'pragma encoding="UTF-16"; create table t(a); insert into t values("Mühle");'; cp b.sq OUT
fdb=gdb Firebird rm -f $PWD/shop.fdb; printf "create database '$PWD/shop.fdb';\ncreate table t(a int);\ncommit;\n" | isql-fb -q; cp shop.fdb OUT
rdb Redis mkdir -p rd; redis-server --port 0 --unixsocket $PWD/rd/s --dir $PWD/rd --daemonize yes >/dev/null; sleep 1; redis-cli -s rd/s set wheel 28; redis-cli -s rd/s save; redis-cli -s rd/s shutdown nosave; cp rd/dump.rdb OUT
kdbx KeePass rm -f k.kdbx; /usr/bin/python3 -c "import pykeepass; k=pykeepass.create_database('k.kdbx',password='geheim'); k.add_entry(k.root_group,'till','ilse','x'); k.save()"; mv k.kdbx OUT
sav PSPP printf 'data list list /age (f3) name (a8).\nbegin data.\n31 Mira\n44 Sam\nend data.\nsave outfile="s.sav".\nexport outfile="s.por".\nsave outfile="s.zsav" /zcompressed.\n' > s.sps; pspp -o s.out.txt s.sps; cp s.sav OUT
por PSPP cp s.por OUT
dta haven Rscript --vanilla -e 'haven::write_dta(data.frame(age=c(31,44),name=c("Mira","Sam")),"OUT")'
dta foreign Rscript --vanilla -e 'foreign::write.dta(data.frame(age=c(31,44)),"OUT",version=7)'
sas7bdat haven Rscript --vanilla -e 'suppressWarnings(haven::write_sas(data.frame(age=c(31,44)),"OUT"))'
xpt haven Rscript --vanilla -e 'haven::write_xpt(data.frame(age=c(31,44),w=1:2),"w.xpt",name="W")'; mv w.xpt OUT
sav haven Rscript --vanilla -e 'haven::write_sav(data.frame(age=c(31,44)),"OUT",compress="none")'
rds R Rscript --vanilla -e 'saveRDS(list(a=letters,b=1:9),"OUT",compress=FALSE)'
rds R Rscript --vanilla -e 'saveRDS(mtcars,"OUT",compress="xz")'
rdata=rda R Rscript --vanilla -e 'wheels=mtcars; save(wheels,file="OUT",ascii=TRUE)'
rda=rdata R Rscript --vanilla -e 'a=1:99; save(a,file="OUT",compress="bzip2")'
h5=hdf5 HDF5 /usr/bin/python3 -c "import h5py,numpy; f=h5py.File('OUT','w'); f.create_dataset('level',data=numpy.arange(500.0),compression='gzip'); f.attrs['unit']='cm'; f.close()"
nc=cdf NetCDF printf 'netcdf g { dimensions: t = UNLIMITED; variables: double level(t); level:units = "cm"; data: level = 31, 33, 40; }' > g.cdl; ncgen -k classic -o OUT g.cdl
npy NumPy /usr/bin/python3 -c "import numpy; numpy.save(open('OUT','wb'),numpy.asfortranarray(numpy.ones((9,4),dtype='>i2')))"
npz NumPy /usr/bin/python3 -c "import numpy; numpy.savez_compressed(open('OUT','wb'),level=numpy.arange(400),day=numpy.arange(9))"
mat SciPy /usr/bin/python3 -c "import scipy.io,numpy; scipy.io.savemat(open('OUT','wb'),{'level':numpy.arange(90.0)},format='4')"
pkl=pickle Python /usr/bin/python3 -c "import pickle,datetime; pickle.dump([datetime.date(2024,3,4),('wheel',28)],open('OUT','wb'),protocol=5)"
pkl=pickle Python /usr/bin/python3 -c "import pickle; pickle.dump({'wheel':[28,26],'tube':14.5},open('OUT','wb'),protocol=0)"
bson BSON /usr/bin/python3 -c "import bson; open('OUT','wb').write(b''.join(bson.BSON.encode({'_id':i,'bike':'cargo','price':72.0}) for i in range(9)))"
msgpack=mpk MessagePack /usr/bin/python3 -c "import msgpack; open('OUT','wb').write(msgpack.packb({'till':1,'sales':[{'bike':'racer','price':52.0}]*9}))"
pbf=osm.pbf Osmium printf '<osm version="0.6"><node id="1" version="1" lat="48.79" lon="9.21"><tag k="amenity" v="pub"/></node></osm>' > o.osm; osmium cat -O o.osm -o o.osm.pbf; mv o.osm.pbf OUT
webarchive=plist Python /usr/bin/python3 -c "import plistlib; plistlib.dump({'WebMainResource':{'WebResourceData':open('letter.html','rb').read(),'WebResourceMIMEType':'text/html','WebResourceURL':'http://example.org/','WebResourceTextEncodingName':'UTF-8'}},open('OUT','wb'),fmt=plistlib.FMT_BINARY)"
webloc=plist|xml Python /usr/bin/python3 -c "import plistlib; plistlib.dump({'URL':'https://example.org/plan'},open('OUT','wb'))"
plist Python /usr/bin/python3 -c "import plistlib; plistlib.dump({'CFBundleIdentifier':'org.example.till','CFBundleVersion':'2','LSMinimumSystemVersion':'12.0'},open('OUT','wb'))"
warc Wget mkdir -p ws; cp letter.html ws/index.html; /usr/bin/python3 -m http.server -d ws -b 127.0.0.1 18231 >/dev/null 2>&1 & s=$!; sleep 1; wget -q -O /dev/null --no-warc-compression --warc-file=w6 http://127.0.0.1:18231/index.html; kill $s; mv w6.warc OUT
`,
  ),
  ...rows(
    'keys and mail',
    String.raw`
pem=key OpenSSL cp ec.pem OUT
pem=crt|cer OpenSSL cat till.pem till.pem > OUT
key=pem|p8 OpenSSL openssl pkcs8 -topk8 -in ec.pem -passout pass:geheim -out OUT
crt=pem|cer OpenSSL openssl x509 -in till.pem -text -out OUT
cer=der|crt OpenSSL openssl x509 -in till.pem -outform DER -out OUT
csr=pem OpenSSL openssl req -new -key ec.pem -subj "/CN=till.example.org/O=Ilse" -out OUT
pfx=p12 OpenSSL openssl pkcs12 -export -inkey ec.pem -in till.pem -passout pass:geheim -out OUT
p7b=p7c|pem OpenSSL openssl crl2pkcs7 -nocrl -certfile till.pem -out OUT
p7s=p7m OpenSSL openssl smime -sign -in brook.txt -signer till.pem -inkey ec.pem -outform DER -out OUT
p7m=p7s OpenSSL openssl genrsa -out rs.pem 2048; openssl req -x509 -new -key rs.pem -subj /CN=mail -out rs.crt; openssl cms -encrypt -in letter.html -outform DER -out OUT rs.crt
crl=pem OpenSSL rm -f ix.*; touch ix.txt; printf '[ca]\ndefault_ca=a\n[a]\ndatabase=ix.txt\ndefault_md=sha256\ndefault_crl_days=9\n' > ix.cnf; openssl ca -gencrl -config ix.cnf -keyfile rs.pem -cert rs.crt -out OUT
jks=jceks JDK rm -f j.jks; keytool -genkeypair -storetype JCEKS -alias till -dname CN=till -storepass geheim1 -keypass geheim1 -keyalg RSA -keystore j.jks 2>/dev/null; mv j.jks OUT
pub=pem OpenSSH rm -f sr sr.pub; ssh-keygen -q -t rsa -b 2048 -N geheim -C ilse@example.org -f sr; cp sr.pub OUT
asc=pgp|gpg|key GnuPG gpg --batch --passphrase '' --quick-gen-key 'Ilse <ilse@example.org>' default default never 2>/dev/null; gpg --armor --export ilse@example.org > OUT
gpg=pgp GnuPG gpg --batch --yes --trust-model always -r ilse@example.org -o OUT -e till.csv
sig=pgp|gpg GnuPG gpg --batch --yes -o OUT --detach-sign till.csv
asc=pgp|gpg GnuPG gpg --batch --yes --clearsign -o OUT brook.txt
age age rm -f ak; age-keygen -o ak 2>/dev/null; age -e -i ak -o OUT letter.html
eml Python /usr/bin/python3 -c "import email.message as m; e=m.EmailMessage(); e['Return-Path']='<ilse@example.org>'; e['Received']='from mill (mill [192.0.2.4]) by mx.example.org; Mon, 4 Mar 2024 10:12:00 +0100'; e['From']='Ilse Mill <ilse@example.org>'; e['To']='kern@example.org'; e['Subject']='Offer 118'; e['Message-ID']='<118@example.org>'; e.set_content('Dear Ms Kern'); e.add_alternative(open('letter.html').read(),subtype='html'); print(e)" > OUT
mbox Python rm -f m.mbox; /usr/bin/python3 -c "import mailbox,email.message as m; b=mailbox.mbox('m.mbox'); exec('for i in range(4):\n e=m.EmailMessage(); e[\'From\']=\'sam@example.org\'; e[\'Date\']=\'Mon, 4 Mar 2024 10:12:00 +0000\'; e[\'Subject\']=\'key\'; e.set_content(\'Feed the cat.\'); b.add(e)'); b.flush()"; mv m.mbox OUT
mht=mhtml|eml Python /usr/bin/python3 -c "from email.mime.multipart import MIMEMultipart as P; from email.mime.text import MIMEText as T; m=P('related',type='text/html'); m['From']='<Saved by a browser>'; m['Snapshot-Content-Location']='https://example.org/'; m['Subject']='Offer'; t=T(open('letter.html').read(),'html','utf-8'); t['Content-Location']='https://example.org/'; m.attach(t); print(m)" > OUT
ics=ical icalendar /usr/bin/python3 -c "import icalendar,datetime as d; c=icalendar.Calendar(); c.add('prodid','-//Ilse//till//'); c.add('version','2.0'); e=icalendar.Todo(); e.add('summary','order tubes'); e.add('due',d.datetime(2024,3,9,9)); c.add_component(e); open('OUT','wb').write(c.to_ical())"
`,
  ),
  ...rows(
    'fonts',
    `
bdf otf2bdf otf2bdf -p 12 -r 72 -l 32_126 f.ttf -o OUT
pcf xfonts-utils otf2bdf -p 14 -r 72 -l 32_126 f.ttf -o b14.bdf; bdftopcf -o OUT b14.bdf
pfb=pfa FontForge fontforge -lang=ff -c 'Open("f.ttf"); SetFontNames("Mill","Mill","Mill"); Generate("mill.pfb")' 2>/dev/null; cp mill.pfb OUT
pfa=pfb|ps t1utils t1ascii mill.pfb > OUT
afm FontForge cp mill.afm OUT
ttc FontTools /usr/bin/python3 -c "from fontTools.ttLib import TTFont,TTCollection; c=TTCollection(); c.fonts=[TTFont('f.ttf'),TTFont('f.ttf')]; c.save('OUT')"
otf FontForge fontforge -lang=ff -c 'Open("f.ttf"); SelectAll(); ScaleToEm(1000); Generate("mill.otf")' 2>/dev/null; cp mill.otf OUT
woff FontForge fontforge -lang=ff -c 'Open("f.ttf"); Generate("mill.woff")' 2>/dev/null; cp mill.woff OUT
sfd FontForge fontforge -lang=ff -c 'Open("f.ttf"); SelectAll(); Clear(); Save("mill.sfd")' 2>/dev/null; cp mill.sfd OUT
`,
  ),
  ...rows(
    'programs',
    String.raw`
elf=so GCC gcc -static -o OUT g.c
so=elf GCC gcc -shared -fPIC -g -Wl,-soname,libgauge.so.1 -o OUT g.c
o=elf GCC gcc -g -c g.c -o OUT
a=ar|lib binutils gcc -c g.c -o g.o; ar rcs OUT g.o
s=asm GCC gcc -S -O2 -o OUT g.c
class JDK echo 'interface Gauge { int read() throws Exception; }' > Gauge.java; javac Gauge.java; cp Gauge.class OUT
pyc Python printf 'import os\ndef level(a):\n    return [x for x in a if x > 40]\n' > lv.py; /usr/bin/python3 -c "import py_compile; py_compile.compile('lv.py','OUT',optimize=2)"
wasm WABT printf '(module (memory 1) (data (i32.const 0) "brook") (func (export "level") (result i32) i32.const 40))' > lv.wat; wat2wasm lv.wat -o OUT
exe Mono printf 'using System;class L{static void Main(){Console.WriteLine("level");}}' > L.cs; mcs -target:winexe -out:L.exe L.cs; cp L.exe OUT
swp Vim cp brook.txt sw.txt; rm -f .sw.txt.swp; vim -es -u NONE -c "set directory=. updatecount=1" -c "edit sw.txt" -c "normal ox" -c "preserve" -c "!cp .sw.txt.swp OUT" -c "qa!" </dev/null
mo=gmo gettext printf 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "level"\nmsgstr "Pegel"\n' > lv.po; msgfmt --endianness=big -o OUT lv.po
`,
  ),
  ...rows(
    'models and drawings',
    String.raw`
stl OpenSCAD cp block.stl OUT
amf OpenSCAD openscad -q -o bl.amf block.scad; mv bl.amf OUT
3mf OpenSCAD openscad -q -o bl.3mf block.scad; mv bl.3mf OUT
dxf OpenSCAD echo 'circle(9); square([20,3]);' > fl.scad; openscad -q -o fl.dxf fl.scad; mv fl.dxf OUT
svg OpenSCAD openscad -q -o fl.svg fl.scad; mv fl.svg OUT
stl ADMesh admesh --write-binary-stl=ad.stl block.stl >/dev/null; mv ad.stl OUT
wrl=vrml ADMesh admesh --write-vrml=ad.wrl block.stl >/dev/null; mv ad.wrl OUT
dxf ADMesh admesh --write-dxf=ad.dxf block.stl >/dev/null; mv ad.dxf OUT
step=stp Gmsh gmsh -v 0 box.geo -0 -o bx.step; mv bx.step OUT
ply meshio /usr/bin/python3 -c "import meshio; meshio.read('block.stl').write('bm.ply')"; mv bm.ply OUT
dxf ezdxf /usr/bin/python3 -c "import ezdxf; d=ezdxf.new('R2010'); m=d.modelspace(); m.add_circle((0,0),9); m.add_text('wheel'); d.saveas('OUT')"
gbr=ger|gtl gerbv printf '%%FSLAX24Y24*%%\n%%MOIN*%%\n%%ADD10C,0.0100*%%\nD10*\nX0000Y0000D02*\nX5000Y5000D01*\nM02*\n' > a.gbr; gerbv -x rs274x -o b.gbr a.gbr 2>/dev/null; mv b.gbr OUT
drl=xln|exc|txt gerbv printf 'M48\nINCH,TZ\nT1C0.0320\n%%\nG90\nT1\nX01000Y02000\nX03000Y04000\nM30\n' > a.drl; cp a.drl OUT
glb Assimp assimp export block.stl as.glb -fglb2 >/dev/null; mv as.glb OUT
obj Assimp assimp export block.stl as.obj -fobj >/dev/null; mv as.obj OUT
3ds Assimp assimp export block.stl as.3ds -f3ds >/dev/null; mv as.3ds OUT
dae Assimp assimp export block.stl as.dae -fcollada >/dev/null; mv as.dae OUT
fbx Assimp assimp export block.stl as.fbx -ffbxa >/dev/null; mv as.fbx OUT
x3d Assimp assimp export block.stl as.x3d -fx3d >/dev/null; mv as.x3d OUT
`,
  ),
]
