/** The same for programs and what is set and kept beside them. */
export const SEVENTH_CODE_PACKAGES: Readonly<Record<string, string>> = {
  'source code': `
aeskulap glade
apostrophe scss
cdist awk
cl-lw-compat asd lisp
cl-plus-ssl asd lisp sh
dicomscope tcl
eiskaltdcpp-qt-data qmlproject qml sh
figlet el
fityk cc lua pl rb
gfortran-11 f90
gfortran-mingw-w64-i686-posix f90
gnome-devel-docs vala
gnulib class hh m4
golang-github-aquasecurity-go-dep-parser-dev gradle
golang-github-hashicorp-go-azure-helpers-dev go
golang-github-mendersoftware-mender-artifact-dev go
guile-2.2-libs ss
hdf-compass-doc js
libatasmart-dev vapi
libbulletml-dev d dtd
libc6-dev-mipsn32-mips64el-cross o
libc6-dev-ppc64-powerpc-cross o
libcoq-relation-algebra v
libflann-dev hpp cmake
libgda-5.0-dev vapi
libghc-dimensional-doc hs
libghc-intern-dev hs
libgtkmm-4.0-doc cc
libjs-flotr php
libjs-magic-search scss
liblua5.2-dev hpp
libmotif-dev uil
libmythes-dev cxx hxx
libparany-ocaml-dev mli
libplb-doc hh cpp
libpoe-component-client-http-perl perl
librheolef-dev mk
librust-capstone-sys-dev mk java ml rs
librust-webpki-dev rs
libspeex-dev m4
libsqlite3-ocaml-dev ml mli
libstaroffice-dev hxx
libtse3-dev cpp
libtulip-dev cxx cmake h
mgdiff awk
mh-book csh php
minlog scm
mit-scheme scm
namazu2 el
node-js-yaml mjs
node-uuid mjs
portsentry csh
pycorrfit pyx
python-sphinx-copybutton-doc pyc js
python-sphinx-gallery-doc pyc ipynb
python3-metview ipynb
python3-more-itertools pyi
python3-pomegranate pyx
python3-schema-salad cs
python3-silx cl
python3-wxgtk4.0 idl pyi
qml-module-qtwebview qmltypes
qml6-module-qtqml-statemachine qmltypes
r-cran-deldir f
r-cran-desolve f
resource-agents dtd
ruby-rjb class rb
shotcut-data qml
slurm-wlm-hdf5-plugin-dev la
sputnik lua
tcode perl pl
timekpr-next glade
tkgate-data v tcl
varnish-vmod-digest la
xrdp h
`,
  'settings and data': `
afl++-doc pcap
aide-common timer
amazon-ec2-net-utils timer
apacheds ldif
drumgizmo ttl
edenmath.app desktop
efp nes
embree-tools mtl
epiphany-browser-data rdf
fitgcp sam
foo-yc20 ttl
freebayes yaml
gmt-gshhg-high nc
gnome-dust-icon-theme theme
gnome-keyring socket
golang-github-aquasecurity-go-dep-parser-dev exe
hdf-compass-doc h5
khelpcenter xslt
libghc-dimensional-doc lhs
libgtkada22-dev ads adb
libplb-doc stl
librust-capstone-sys-dev toml
librust-tiff-dev yml
librust-webpki-dev toml
libstylebook-java xsl
libur-perl sqlite3
libxml-libxslt-perl xsl
lxdm theme
marsshooter desktop
metastudent xslt
nfs-common mount
passwordmaker-cli rdf
pdl stl
php-codesniffer xsd
pyspread pysu
python3-httpbin xml
python3-libtrace pcap
python3-metview nc
python3-openstackdocstheme sty
python3-schema-salad owl yaml yml
r-bioc-purecn hdf5
r-bioc-summarizedexperiment h5
r-cran-desolve so
r-cran-rgooglemaps dbf
resource-agents rng
sane-utils socket
scram rng so
seqan3-doc sam
tcode sty
tryton-modules-account-dunning-letter xml
widemargin exe
xmltv-util xsd
`,
}

/** Files that a look at their first bytes, and at no answer, showed to be something else than that list means by their ending. */
export const SEVENTH_CONTRADICTED: Readonly<Record<string, string>> = {
  'labels that bytes contradict': `
aprsdigi ks
apsfilter tex
brltty it
checkit-tiff icc
codec2-examples raw
console-data sun doc
dar-docs dar
dreamchess-data dcm
epic4-script-lice dbf
figlet flc
fityk fit
g++-11 c++
ganeti-testsuite raw
gcin-tables xlt
gfortran-mingw-w64-i686-posix spec
gnulib spec
golang-github-la5nta-wl2k-go-dev lzh
hime-tables xlt
iraf cl pkg hlp
javacc4-doc spl
jove sun
kraken dmp
kraken2 dmp
liblzo2-dev lzo
librheolef-dev icc
librust-capstone-sys-dev cs
libsqlite3-ocaml-dev sqlite3
lierolibre-data snd
mh-book man
minlog mpc
mit-scheme pkg
nethack-qt qt
node-js-yaml mts
node-uuid mts
node-ws mts
poke pk
python-cogent-doc pk
r-cran-acepack doc ace
r-cran-matching sun icc
saytime au
sdf sds
sketch-doc sk
slang-sqlite hlp
soundscaperenderer qt
tcode java
tkgate-data z
tua pcd
tucnak d
udo-doc-en img
viruskiller pak
xmltv-util sk
xppaut ani
xqf ani
xscavenger raw
`,
}
