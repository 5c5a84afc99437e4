/** The start of a JPEG whose XMP says where it was taken, each as `48,34.3N`. */
export const photoAt = (latitude: string, longitude: string) => {
  const packet = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${latitude}" exif:GPSLongitude="${longitude}"/></rdf:RDF></x:xmpmeta>`
  const length = Buffer.alloc(2)
  length.writeUInt16BE(packet.length + 2)
  return Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1]), length, Buffer.from(packet), Buffer.from([0xff, 0xd9])])
}
