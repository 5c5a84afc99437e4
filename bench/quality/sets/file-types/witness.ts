import { spawnSync } from 'node:child_process'

/** Texts of these formats are parsed by somebody else's parser before their names are believed. */
const PROGRAM = `
import sys, json, csv, configparser, ast
def look(path, label):
    text = open(path, encoding='utf-8', errors='replace').read(400000)
    if label in ('json', 'geojson', 'ipynb', 'gltf', 'webmanifest'):
        json.loads(text)
    elif label in ('jsonl', 'ndjson'):
        rows = [json.loads(line) for line in text.splitlines() if line.strip()]
        assert len(rows) > 1
    elif label in ('ini', 'cfg', 'conf', 'properties', 'editorconfig'):
        parser = configparser.ConfigParser(strict=False, interpolation=None, allow_no_value=False)
        parser.read_string(text)
        assert parser.sections() and text.count('=') > 1
    elif label == 'toml':
        import tomllib
        assert tomllib.loads(text)
    elif label in ('yaml', 'yml'):
        import yaml
        assert any(isinstance(one, (dict, list)) for one in yaml.compose_all(text) and yaml.safe_load_all(text))
    elif label in ('csv', 'tsv'):
        rows = list(csv.reader(text.splitlines(), delimiter='\\t' if label == 'tsv' else csv.Sniffer().sniff(text[:4000], ',;|\\t').delimiter))
        widths = {len(row) for row in rows if row}
        assert len(rows) > 3 and len(widths) == 1 and widths.pop() > 1
    elif label == 'py':
        tree = ast.parse(text)
        assert len(tree.body) > 2
    elif label in ('md', 'markdown'):
        import re
        assert len(re.findall(r'^#{1,6} |^[=-]{4,}$|^[*-] |\\]\\(', text, re.M)) > 3
    elif label in ('xml', 'svg', 'gpx', 'kml', 'rdf', 'rss', 'atom', 'xsl', 'xslt', 'xsd', 'dae', 'plist', 'ttml', 'xmp'):
        import xml.dom.minidom
        xml.dom.minidom.parseString(open(path, 'rb').read())
for line in sys.stdin:
    path, label = json.loads(line)
    try:
        look(path, label)
        print(1)
    except Exception:
        print(0)
`
const PARSED = new Set(
  'json geojson ipynb gltf jsonl ndjson ini cfg conf properties editorconfig toml yaml yml csv tsv py md markdown xml svg gpx kml rdf rss atom xsl xslt xsd dae ttml xmp'.split(
    ' ',
  ),
)

/** For each file, whether another parser reads it without complaint; true for formats that none here reads. */
export function pythonWitness(files: readonly { readonly file: string; readonly label: string }[]): readonly boolean[] {
  const asked = files.filter(({ label }) => PARSED.has(label))
  const input = asked.map(({ file, label }) => `${JSON.stringify([file, label])}\n`).join('')
  const { stdout } = spawnSync('/usr/bin/python3', ['-c', PROGRAM], { input, encoding: 'utf8', maxBuffer: 1e8 })
  const good = new Map(
    stdout
      .trim()
      .split('\n')
      .map((line, at) => [asked[at], line === '1']),
  )
  return files.map((one) => good.get(one) ?? true)
}
