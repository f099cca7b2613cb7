/** A shell with the parts that remotes might write into: styles, inline code, a root and a footer. */
export const shellWithStyles = `export const render = async (path, page, head) =>
  '<!doctype html><html><head><title>' + head.title + '</title><meta name="description" content="' + head.description +
  '"/><style>header{color:red}</style>' + head.styles.map(({ css }) => '<style>' + css + '</style>').join('') +
  '<script>early()</script></head><body><div id="root"><header>x</header><main><h1>x</h1><div data-app="marvel">' +
  (page.Component ? page.Component(page.props) : 'Not found') + '</div></main></div><footer>x</footer></body></html>';`;

/** The stylesheet of the attacking remote: it tries to end its own element. */
export const attackingStyles =
  '[data-app=marvel] p{color:red}/*"><script>alert(1)</script></style><script>alert(1)</script>*/';

/** Code of a remote that changes its process's answer: `html` is the document, `name` that of its stylesheet. */
export const answering = (expression: string) => `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { writeSync } = fs;
const change = (html) => {
  const name = html.match(/style-\\d+-[0-9a-f-]{36}/g)?.at(-1) ?? '';
  return ${expression};
};
fs.writeSync = (file, bytes, from) => {
  const { html } = from ? {} : JSON.parse(String(bytes));
  if (html === undefined) return writeSync(file, bytes, from);
  const text = Buffer.from(JSON.stringify({ html: change(html) }) + '\\n');
  for (let written = 0; written < text.length; ) written += writeSync(file, text, written);
  return bytes.length;
};
syncBuiltinESMExports();
export default () => '<p>x</p>';`;

const differs = /LandingPage changes what the shell writes around \/marvel/;
const preload = (address: string) => `'<link rel="preload" as="image" href="${address}"/>'`;
const rules = String.raw`/\n{}header,footer{display:none!important}body::before{content:1}{`;
const before = (marker: string, text: string) => `html.replace('${marker}', ${text} + '${marker}')`;

/** Ways for a remote to answer with another document: description, expression, and the reason for the refusal. */
export const answerAttacks: readonly (readonly [what: string, expression: string, refused: RegExp])[] = [
  ['writes styles as a preload among the shell’s', before('</style>', preload(rules)), differs],
  ['asks for its stylesheet in a preload’s address', before('<style>', `${preload("/marvel?' + name + '")}`), differs],
  ['asks for its stylesheet before all others', before('<style>', 'name'), differs],
  ['asks for its stylesheet as a script', before('</script>', 'name'), differs],
  ['writes a preload into the head', before('</head>', preload('/a.svg')), differs],
  ['writes a preload behind the root', before('<footer>', preload('/a.svg')), differs],
  [
    'writes rules as a preload',
    before('<header>', preload(rules)),
    /puts <link rel="preload".* before the whole page/s,
  ],
  [
    'writes a stylesheet’s name as a preload',
    before('<header>', preload("/marvel?' + name + '")),
    /puts <link rel="preload".* before the whole page/s,
  ],
  ['writes a script before its page', before('<header>', "'<script>alert(1)<\\/script>'"), /before the whole page/],
  ['writes a second root', before('<header>', `'<div id="root">'`), /before the whole page/],
  ['ends its wrapper', before('</div></main>', "'</div></main><p>x</p>'"), /markup that browsers change/],
  ['ends its wrapper within a text', before('</p>', "'a</p>b</div></main><p>c'"), /markup that browsers change/],
  ['ends the root before its page', before('<header>', "'</div>'"), /puts <\/div> before the whole page/],
  ['ends the root after a preload', before('<header>', `${preload('/a.svg')} + '</div>'`), /puts <\/div> before/],
  ['hides the body before its page', before('<header>', `'<body hidden="">'`), /puts <body hidden=""> before/],
  ['adds a header', before('<header>', "'<header>y</header>'"), /before the whole page/],
  ['changes the title', `html.replace('<title>', '<title>Other')`, differs],
  ['leaves the footer out', `html.replace('<footer>x</footer>', '')`, differs],
  ['writes after the document', `html + '<script>alert(1)<\\/script>'`, differs],
];
