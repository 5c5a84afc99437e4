/** Media types outside `text/` whose files are text, of endings that few people have (`types-wide-*.ts`). */
export const rareTextTypes: readonly string[] = (
  'model/x-off model/vtk model/mesh model/x-quake model/x-bvh model/x-nff model/x-xgl model/vnd.opengex ' +
  'model/x-amf model/x-softimage model/vnd.parasolid model/x-acis model/x-brep model/x-irrlicht model/x-daz ' +
  'model/x-pcd application/x-directx-mesh application/x-ifc application/x-kicad application/x-eagle ' +
  'application/x-excellon application/x-unity application/x-unreal application/x-godot-scene ' +
  'application/x-uof application/x-uop application/x-uos application/x-icml application/x-final-draft ' +
  'application/x-evernote application/vnd.cups-ppd application/x-planner application/x-ganttproject ' +
  'application/x-scrivener application/yang application/xquery application/x-putty-private-key ' +
  'application/vnd.age application/x-minisign application/x-igc application/x-gdal-vrt ' +
  'application/x-usgs-dem application/x-qgis application/x-arcgis application/x-arcinfo application/x-ozi ' +
  'application/x-gml-template application/x-research-info-systems application/x-endnote application/jwt ' +
  'application/n-quads application/x-openvpn-profile application/x-rdp application/x-ica ' +
  'application/x-ns-proxy-autoconfig application/edifact application/x-homebank application/x-kmymoney ' +
  'application/x-gretl application/x-mzml application/x-xdmf application/x-rinex application/x-labview ' +
  'audio/csound audio/x-reaper audio/x-ardour audio/x-lmms application/x-maxpat application/x-edl ' +
  'application/x-otio application/x-openshot video/vnd.mpegurl video/x-camtasia application/x-flash-source ' +
  'application/x-apple-profile application/vnd.font-fontforge-sfd application/x-font-ufo ' +
  'application/x-glyphs image/x-nrrd image/x-metaimage image/x-miff image/x-vicar application/vnd.gerber ' +
  'application/x-tgif application/x-valve-map application/x-gimp-palette application/x-1password ' +
  'application/vnd.cryptomator.vault application/x-mork application/x-graphpad application/hta ' +
  'application/ion application/x-asdf application/x-opkg application/vnd.nitf application/x-protobuf ' +
  'application/x-mup application/vnd.hp-hpgl application/vnd.hp-pcl application/x-t602 ' +
  'application/x-linear-program application/vnd.recordare.musicxml application/x-dia-diagram ' +
  'application/x-kword application/x-karbon application/x-sieve image/cgm audio/x-nist video/x-yuv4mpeg'
).split(' ')
