import type { Recipe } from './recipes.ts'

/** Recipes of one program, from one line: type and way, the ways apart by `|`. `CMD` in the command stands for the way, `TYPE` for the type. */
export const ways = (program: string, command: string, list: string): readonly Recipe[] =>
  list
    .trim()
    .split(/\s*\|\s*/u)
    .map((way): Recipe => {
      const [label = '', ...how] = way.split(' ')
      return [label, program, command.replaceAll('CMD', how.join(' ')).replaceAll('TYPE', label)]
    })
const python = (body: string): string => `/usr/bin/python3 - OUT <<'PY'\nimport sys\nout = sys.argv[1]\n${body}\nPY`
const blank = (bytes: string): string => `rm -f OUT; truncate -s ${bytes} OUT; `

const packed: readonly Recipe[] = [
  ...ways(
    'libarchive',
    'bsdtar CMD -cf OUT note1.txt table.csv picture.png',
    'xar --format=xar | 7z --format=7zip | zip --format=zip | iso --format=iso9660 | tar --format=pax | cpio --format=newc | warc --format=warc | ar --format=ar | tgz -z --format=ustar',
  ),
  ['lzo', 'lzop', 'lzop -c note1.txt > OUT'],
  ['lrz', 'lrzip', 'lrzip -q -f -o OUT note1.txt'],
  ['cab', 'gcab', 'gcab -c -z OUT note1.txt noise.bin'],
  ['wim', 'wimlib', 'mkdir -p w4; cp note1.txt table.csv w4; wimcapture w4 OUT notes --compress=LZX'],
  ['wim', 'wimlib, stored', 'wimcapture w4 OUT notes --compress=none'],
  ['shar', 'sharutils', 'shar note1.txt table.csv > OUT'],
  ['uue', 'sharutils', 'uuencode noise.bin noise.bin > OUT'],
  ['par2', 'par2', 'rm -f p4*; par2 create -q -q -n1 p4 note1.txt; cp p4.par2 OUT'],
  ['torrent', 'mktorrent', 'rm -f OUT; mktorrent -a http://tracker.example/announce -o OUT note1.txt'],
  [
    'rpm',
    'RPM',
    'mkdir -p r4; printf \'Name: choir\\nVersion: 1\\nRelease: 1\\nSummary: c\\nLicense: MIT\\nBuildArch: noarch\\n%%description\\nc\\n%%install\\nmkdir -p %%{buildroot}/srv\\necho a > %%{buildroot}/srv/a\\n%%files\\n/srv/a\\n\' > choir.spec; rpmbuild -bb --nodeps --define "_topdir $PWD/r4" choir.spec; cp r4/RPMS/noarch/choir*.rpm OUT',
  ],
  [
    'deb',
    'dpkg, of another age',
    'mkdir -p d4/DEBIAN d4/srv; printf "Package: choir\\nVersion: 2\\nArchitecture: all\\nMaintainer: a\\nDescription: c\\n" > d4/DEBIAN/control; cp note1.txt d4/srv; dpkg-deb -Zgzip -b d4 OUT',
  ],
  ['iso', 'xorriso', 'xorriso -as mkisofs -quiet -hfsplus -J -V CHOIR -o OUT note1.txt picture.png'],
  ['img', 'udftools', `${blank('8M')}mkudffs OUT || rm -f OUT`],
  ['img', 'ntfs-3g', `${blank('8M')}mkntfs -q -F -Q -L NOTES OUT || rm -f OUT`],
  ['img', 'exfatprogs', `${blank('8M')}mkfs.exfat OUT || rm -f OUT`],
  ['img', 'Btrfs', `${blank('128M')}mkfs.btrfs -q -m single OUT || rm -f OUT`],
  ['squashfs', 'squashfs-tools, zstd', 'mksquashfs picture.png table.csv OUT -quiet -comp zstd'],
  ...ways(
    'qemu-img, full',
    'cp note1.txt q4.raw; truncate -s 2M q4.raw; qemu-img convert -q CMD q4.raw OUT',
    'vdi -O vdi | vhd -O vpc -o subformat=fixed | qcow2 -c -O qcow2 | vmdk -O vmdk -o subformat=monolithicSparse | qed -O qed',
  ),
  [
    'bundle',
    'git',
    'rm -rf g4; git init -q g4; cd g4; cp ../note1.txt .; git add .; git -c user.name=a -c user.email=a@example.org commit -qm notes; git bundle create -q OUT HEAD',
  ],
  ['pack', 'git', 'cd g4; git gc -q; cp .git/objects/pack/*.pack OUT'],
  [
    'dtb',
    'device-tree-compiler',
    'printf \'/dts-v1/;\\n/ { model = "choir"; compatible = "a,b"; memory@0 { reg = <0 4096>; }; };\\n\' > c4.dts; dtc -q -o OUT c4.dts',
  ],
  ['hex', 'SRecord', 'head -c 3000 noise.bin > n4.bin; srec_cat n4.bin -binary -o OUT -intel'],
  ['s19', 'SRecord', 'head -c 3000 noise.bin > n4.bin; srec_cat n4.bin -binary -o OUT -motorola'],
]

const points =
  "test -e points.csv || printf 'name,lon,lat,height\\nmill,7.1,50.2,210\\nbridge,7.2,50.3,180\\nchurch,7.25,50.31,240\\nwell,7.3,50.35,250\\n' > points.csv; "
const track =
  'test -e walk.gpx || { printf "<?xml version=\\"1.0\\"?>\\n<gpx version=\\"1.0\\" creator=\\"a\\"><trk><name>walk</name><trkseg>" > walk.gpx; for i in 10 11 12 13 14 15; do printf "<trkpt lat=\\"50.$i\\" lon=\\"7.$i\\"><ele>2$i</ele><time>2024-05-01T10:$i:00Z</time></trkpt>" >> walk.gpx; done; printf "</trkseg></trk></gpx>\\n" >> walk.gpx; }; '
const height = `${points}test -e height.tif || { gdal_translate -q -b 1 -a_srs EPSG:4326 -a_ullr 7 51 8 50 picture.png height0.tif; gdal_translate -q -ot Float32 height0.tif height.tif; }; `

const places: readonly Recipe[] = [
  ...ways(
    'GDAL, points',
    `${points}rm -rf g4o; mkdir g4o; ogr2ogr CMD -oo X_POSSIBLE_NAMES=lon -oo Y_POSSIBLE_NAMES=lat -a_srs EPSG:4326 g4o/p.TYPE points.csv; cp g4o/p.TYPE OUT`,
    'shp -f ESRI_Shapefile | gpkg -f GPKG | kml -f KML | gml -f GML | geojson -f GeoJSON -lco RFC7946=YES | fgb -f FlatGeobuf | dxf -f DXF | sqlite -f SQLite | ods -f ODS | xlsx -f XLSX | gpx -f GPX -dsco GPX_USE_EXTENSIONS=YES | sql -f PGDump',
  ).map(
    ([label, program, command]): Recipe => [label, program, command.replaceAll('ESRI_Shapefile', "'ESRI Shapefile'")],
  ),
  [
    'dbf',
    'GDAL, points',
    `${points}rm -rf g5o; mkdir g5o; ogr2ogr -f 'ESRI Shapefile' g5o/p.shp points.csv; cp g5o/*.dbf OUT`,
  ],
  ...ways(
    'GDAL, a raster',
    `${height}gdal_translate -q CMD height.tif OUT`,
    'tif -of COG | nc -of netCDF | vrt -of VRT | ntf -ot Byte -of NITF | fits -of FITS | grb2 -of GRIB | dem -of USGSDEM | mbtiles -ot Byte -of MBTiles | jp2 -ot Byte -of JP2OpenJPEG | hdf -of HDF4Image | xml -of PDS4',
  ),
  ...ways(
    'GPSBabel',
    `${track}gpsbabel -t -i gpx -f walk.gpx -o CMD -F OUT`,
    'gpx gpx,gpxver=1.1 | kml kml,points=0 | tcx gtrnctr | nmea nmea | igc igc | fit garmin_fit | csv unicsv | osm osm',
  ),
  ...ways(
    'Assimp',
    "printf 'v 0 0 0\\nv 1 0 0\\nv 0 1 0\\nv 0 0 1\\nvn 0 0 1\\nf 1 2 3\\nf 1 2 4\\nf 1 3 4\\nf 2 3 4\\n' > tent.obj; assimp export tent.obj o4.TYPE CMD; cp o4.TYPE OUT",
    'dae -fcollada | x -fx | stl -fstl | ply -fply | 3ds -f3ds | gltf -fgltf2 | glb -fglb2 | x3d -fx3d | fbx -ffbx | 3mf -f3mf',
  ),
  ['stl', 'Assimp, in bytes', 'assimp export tent.obj o5.stl -fstlb; cp o5.stl OUT'],
  ['ply', 'Assimp, in bytes', 'assimp export tent.obj o5.ply -fplyb; cp o5.ply OUT'],
  ...ways(
    'Open Babel',
    'obabel -:"CC(=O)Oc1ccccc1C(=O)O aspirin" --gen2d CMD -O OUT',
    'mol -omol | sdf -osdf | pdb -opdb | mol2 -omol2 | cml -ocml | xyz -oxyz | cif -ocif | smi -osmi | inchi -oinchi | gjf -ogjf | cdxml -ocdxml | mcif -omcif',
  ),
  [
    'nc',
    'NetCDF',
    "printf 'netcdf t { dimensions: x = 3 ; variables: float x(x) ; data: x = 1, 2, 3 ; }\\n' > t4.cdl; ncgen -k 2 -o OUT t4.cdl",
  ],
  ['nc', 'NetCDF, of its fourth age', 'ncgen -k 3 -o OUT t4.cdl'],
  ['cdl', 'NetCDF', 'ncgen -k 1 -o t4.nc t4.cdl; ncdump t4.nc > OUT'],
  [
    'h5',
    'h5py',
    python(
      'import h5py\nf = h5py.File(out, "w", libver="latest")\nf["a"] = [1, 2, 3]\nf["a"].attrs["unit"] = "m"\nf.close()',
    ),
  ],
  [
    'h5',
    'h5py, old form',
    python('import h5py\nf = h5py.File(out, "w", userblock_size=512)\nf["n/b"] = [1.5, 2]\nf.close()'),
  ],
  ['rrd', 'RRDtool', 'rrdtool create OUT --start 1700000000 DS:t:GAUGE:600:U:U RRA:AVERAGE:0.5:1:100'],
  ['gdbm', 'GDBM', 'rm -f OUT; printf "open OUT\\nstore a b\\nstore c d\\n" | gdbmtool -n'],
  ['bdb', 'Berkeley DB', "printf 'a\\nb\\nc\\nd\\n' | db_load -T -t btree OUT"],
  ['bdb', 'Berkeley DB, hashed', "printf 'a\\nb\\nc\\nd\\n' | db_load -T -t hash OUT"],
  ...ways(
    'R',
    'Rscript --vanilla -e \'d <- data.frame(day=1:9, sum=(1:9)^2); f <- "OUT"; CMD\'',
    'rds saveRDS(d, f) | rdata save(d, file=f) | rda save(d, file=f, compress="xz") | rds saveRDS(d, f, compress="bzip2") | r dump("d", f) | pdf pdf(f); plot(d) | svg svg(f); plot(d) | ps postscript(f); plot(d) | png png(f, type="cairo"); plot(d) | fig xfig(f); plot(d)',
  ),
  [
    'xls',
    'Python xlwt',
    python(
      'import xlwt\nw = xlwt.Workbook()\ns = w.add_sheet("Choir")\n[s.write(i, 0, i * 2.5) for i in range(9)]\nw.save(out)',
    ),
  ],
  [
    'xlsx',
    'Python openpyxl',
    python(
      'import openpyxl\nw = openpyxl.Workbook()\n[w.active.append([i, "day %d" % i]) for i in range(9)]\nw.save(out)',
    ),
  ],
  [
    'docx',
    'Python docx',
    python(
      'import docx\nd = docx.Document()\nd.add_heading("Minutes")\nd.add_paragraph("The board met.")\nd.save(out)',
    ),
  ],
  [
    'pdf',
    'ReportLab',
    python('from reportlab.pdfgen import canvas\nc = canvas.Canvas(out)\nc.drawString(90, 700, "Minutes")\nc.save()'),
  ],
  ['npz', 'SciPy, sparse', python('import scipy.sparse as s\ns.save_npz(open(out, "wb"), s.eye(9).tocsr())')],
  ['mtx', 'SciPy', python('import scipy.io, scipy.sparse as s\nscipy.io.mmwrite(open(out, "wb"), s.eye(9).tocoo())')],
  [
    'arff',
    'Python',
    python(
      'open(out, "w").write("@relation choir\\n\\n@attribute age numeric\\n@attribute voice {alto,bass}\\n\\n@data\\n31,alto\\n44,bass\\n52,bass\\n")',
    ),
  ],
  ['joblib', 'joblib', python('import joblib, numpy\njoblib.dump({"a": numpy.eye(9)}, out)')],
  [
    'msgpack',
    'Python msgpack',
    python('import msgpack\nopen(out, "wb").write(msgpack.packb({"choir": [{"name": "Ada", "age": 31.5}] * 20}))'),
  ],
  [
    'toml',
    'Python toml',
    python(
      'import toml\nopen(out, "w").write(toml.dumps({"title": "choir", "owner": {"name": "Ada", "since": 2019}, "days": [{"day": "Mon"}, {"day": "Thu"}]}))',
    ),
  ],
]

const programs: readonly Recipe[] = [
  ...ways(
    'Go',
    "mkdir -p go4; printf 'package main\\n\\nfunc main() { println(1) }\\n' > go4/m.go; cd go4; GOCACHE=$PWD/c GO111MODULE=off CMD go build -o OUT m.go",
    'exe GOOS=windows GOARCH=386 | macho GOOS=darwin GOARCH=amd64 | wasm GOOS=js GOARCH=wasm | elf GOOS=freebsd GOARCH=arm64',
  ),
  [
    'com',
    'NASM',
    'printf \'org 100h\\nmov ah,9\\nmov dx,m\\nint 21h\\nret\\nm db "hello",36\\n\' > n4.asm; nasm -f bin -o OUT n4.asm',
  ],
  ...ways(
    'NASM',
    "printf 'section .text\\nglobal f\\nf: mov eax,1\\n ret\\n' > n5.asm; nasm CMD -o OUT n5.asm",
    'o -f macho64 | o -f elf32',
  ),
  [
    'wasm',
    'wabt',
    'printf \'(module (func (export "f") (result i32) i32.const 7))\\n\' > w4.wat; wat2wasm w4.wat -o OUT',
  ],
  ['wat', 'wabt', 'wat2wasm w4.wat -o w4.wasm; wasm2wat w4.wasm -o OUT'],
  [
    'exe',
    'Mono',
    "printf 'class A { static void Main() { System.Console.WriteLine(1); } }\\n' > m4.cs; mcs -out:OUT m4.cs",
  ],
  [
    'dll',
    'Mono',
    "printf 'public class B { public int F() { return 2; } }\\n' > m5.cs; mcs -target:library -out:OUT m5.cs",
  ],
  [
    'beam',
    'Erlang',
    "printf -- '-module(choir).\\n-export([f/0]).\\nf() -> 1.\\n' > choir.erl; erlc choir.erl; cp choir.beam OUT",
  ],
  ['luac', 'Lua', "printf 'print(1)\\n' > l4.lua; luac5.4 -o OUT l4.lua || luac -o OUT l4.lua"],
  ['o', 'TinyCC', "printf 'int f(void){return 4;}\\n' > t4.c; tcc -c -o OUT t4.c"],
  ['s', 'GCC', "printf 'int f(int a){return a*a+1;}int main(){return f(3);}\\n' > s4.c; gcc -S -O1 -o OUT s4.c"],
  ['cmo', 'OCaml', "printf 'let f a = a + 1\\n' > o4.ml; ocamlc -c o4.ml; cp o4.cmo OUT"],
  [
    'pyc',
    'Python 3.11',
    "printf 'def f(a):\\n    return a * 2\\n' > p4.py; /usr/bin/python3 -c \"import py_compile; py_compile.compile('p4.py', 'p4.pyc', invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH)\"; cp p4.pyc OUT",
  ],
  ...ways(
    'protoc',
    "rm -rf pb4; mkdir pb4; printf 'syntax = \"proto3\";\\npackage choir;\\nmessage Singer { string name = 1; int32 age = 2; }\\n' > singer.proto; protoc CMD singer.proto; find pb4 -name '*.TYPE' | head -1 | xargs -I{} cp {} OUT",
    'java --java_out=pb4 | cs --csharp_out=pb4 | php --php_out=pb4 | rb --ruby_out=pb4 | m --objc_out=pb4 | py --python_out=pb4 | cc --cpp_out=pb4 | kt --kotlin_out=pb4',
  ),
  [
    'swp',
    'Vim',
    'rm -f .s4.txt.swp; cp note1.txt s4.txt; printf "" | vim -es -u NONE -c "set directory=. updatecount=1" -c "edit s4.txt" -c "normal oa line" -c "preserve" -c "!cp .s4.txt.swp OUT" -c "qa!"',
  ],
  ...ways(
    'FontForge',
    "fontforge -lang=ff -c 'Open($1); Generate($2)' $(ls /usr/share/fonts/truetype/*/*Regular.ttf | head -1) OUT",
    'otf | ttf | pfb | pfa | svg | woff',
  ),
  [
    'sfd',
    'FontForge',
    "fontforge -lang=ff -c 'Open($1); Save($2)' $(ls /usr/share/fonts/truetype/*/*Regular.ttf | head -1) OUT",
  ],
  [
    'woff2',
    'woff2',
    'cp $(ls /usr/share/fonts/truetype/*/*Regular.ttf | head -1) w4.ttf; woff2_compress w4.ttf; cp w4.woff2 OUT',
  ],
  [
    'ttx',
    'fontTools',
    'cp $(ls /usr/share/fonts/truetype/*/*Regular.ttf | head -1) w5.ttf; rm -f OUT; ttx -q -t name -t head -o OUT w5.ttf',
  ],
]

const keys: readonly Recipe[] = [
  [
    'p7b',
    'OpenSSL',
    'openssl genrsa -out k4.pem 2048; openssl req -x509 -new -key k4.pem -subj /CN=choir -out c4.pem; openssl crl2pkcs7 -nocrl -certfile c4.pem -outform DER -out OUT',
  ],
  ['p7s', 'OpenSSL', 'openssl smime -sign -in note1.txt -signer c4.pem -inkey k4.pem -outform DER -out OUT'],
  ['p7m', 'OpenSSL', 'openssl smime -encrypt -in note1.txt -outform DER -out OUT c4.pem'],
  [
    'eml',
    'OpenSSL',
    'openssl smime -sign -in note2.txt -text -from ada@example.org -to bob@example.org -subject Minutes -signer c4.pem -inkey k4.pem -out OUT',
  ],
  [
    'crl',
    'OpenSSL',
    'rm -f i4.*; touch i4.txt; printf "[ca]\\ndefault_ca=a\\n[a]\\ndatabase=i4.txt\\ndefault_md=sha256\\ndefault_crl_days=30\\n" > i4.cnf; openssl ca -gencrl -config i4.cnf -keyfile k4.pem -cert c4.pem -out OUT',
  ],
  [
    'pem',
    'OpenSSL, with a password',
    'openssl genpkey -algorithm ED25519 | openssl pkcs8 -topk8 -passout pass:abc -out OUT',
  ],
  [
    'jks',
    'keytool',
    'rm -f OUT; keytool -genkeypair -alias a -keyalg RSA -dname CN=choir -storetype JKS -storepass secret -keypass secret -keystore OUT',
  ],
  [
    'p12',
    'keytool',
    'rm -f OUT; keytool -genkeypair -alias a -keyalg EC -dname CN=choir -storetype PKCS12 -storepass secret -keystore OUT',
  ],
  ['ppk', 'PuTTY', 'rm -f ks4*; ssh-keygen -q -t rsa -b 2048 -m PEM -N "" -f ks4; puttygen ks4 -O private -o OUT'],
  ['age', 'age', 'age-keygen -o a4.txt; age -e -i a4.txt -o OUT note1.txt'],
  [
    'pgp',
    'GnuPG, with a password',
    'mkdir -p -m 700 keys; gpg --batch --yes --passphrase abc --pinentry-mode loopback --symmetric --armor -o OUT note1.txt',
  ],
  [
    'pcap',
    'tcpdump',
    python(
      'import struct, subprocess\np = struct.pack("<IHHiIII", 0xa1b2c3d4, 2, 4, 0, 0, 65535, 1)\nf = bytes.fromhex("ffffffffffff0011223344550806000108000604000100112233445500000000000000000000000000000000")\nfor i in range(9): p += struct.pack("<IIII", 1700000000 + i, 0, len(f), len(f)) + f\nopen("a4.pcap", "wb").write(p)\nsubprocess.run(["tcpdump", "-r", "a4.pcap", "-w", out])',
    ),
  ],
]

/** Recipes of data, places, programs and keys of the fourth set. */
export const FOURTH_DATA: readonly Recipe[] = [...packed, ...places, ...programs, ...keys]
