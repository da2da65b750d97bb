import { markup, Markup, safeUrl } from "./markup.ts"
import type { Block, Letter, LetterRow } from "./letter.ts"

/** What a document says besides its letter. */
export interface Framing {
  /** the store's name, at the end */
  readonly sender: string
  /** BCP 47 */
  readonly locale: string
  /** the words before an address that is shown beside a link */
  readonly openAddress: (url: string) => string
}

/** Mail programs support few style sheets, so important styles are inlined. */
const style = {
  body: "margin:0;padding:24px 12px;background:#f4f4f5;color:#18181b;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif",
  card: "max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px",
  title: "margin:0 0 16px;font-size:22px;line-height:1.3",
  text: "margin:0 0 16px;white-space:pre-line",
  link: "display:inline-block;padding:12px 20px;border-radius:6px;background:#1d4ed8;color:#ffffff;text-decoration:none",
  code: "margin:0 0 16px;font:700 20px/1.4 ui-monospace,Consolas,monospace;letter-spacing:1px",
  table: "width:100%;border-collapse:collapse;margin:0 0 16px",
  caption: "padding:0 0 8px;text-align:left;font-weight:600",
  left: "padding:8px 8px 8px 0;border-bottom:1px solid #e4e4e7;text-align:left;font-weight:400;vertical-align:top",
  right:
    "padding:8px 0;border-bottom:1px solid #e4e4e7;text-align:right;white-space:nowrap;vertical-align:top",
  sender: "max-width:600px;margin:16px auto 0;color:#52525b;font-size:14px;text-align:center",
} as const

/** Programs that know style sheets show the email dark to those who like it so. */
const dark =
  "@media (prefers-color-scheme:dark){body{background:#18181b!important;color:#f4f4f5!important}" +
  "main{background:#27272a!important}th,td{border-color:#52525b!important}footer{color:#d4d4d8!important}}"

/**
 * A letter as an HTML document. It loads nothing from anywhere, and everything in it is escaped.
 * @since 0.1
 */
export function renderHtml({ subject, title, blocks }: Letter, framing: Framing): string {
  return markup`<!doctype html>
    <html lang="${framing.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${new Markup(dark)}
        </style>
      </head>
      <body style="${style.body}">
        <main style="${style.card}">
          <h1 style="${style.title}">${title}</h1>
          ${blocks.map((block) => blockMarkup(block, framing))}
        </main>
        <footer style="${style.sender}">${framing.sender}</footer>
      </body>
    </html>`.text
}

/** White space counts in paragraphs, since it is how a writer breaks lines. */
function blockMarkup(block: Block, { openAddress }: Framing): Markup {
  switch (block.kind) {
    case "text":
      return markup`<p style="${style.text}">${block.text}</p>\n`
    case "link":
      return markup`<p style="${style.text}"><a href="${safeUrl(block.url)}" style="${style.link}">${block.label}</a></p>
<p style="${style.text}">${openAddress(block.url)}</p>\n`
    case "code":
      return markup`<p style="margin:0">${block.label}</p>\n<p style="${style.code}">${block.code}</p>\n`
    case "lines":
      return markup`<p style="${style.text}"><strong>${block.label}</strong>${block.lines.map((line) => markup`<br />${line}`)}</p>\n`
    case "table":
      return tableMarkup(block)
  }
}

function tableMarkup({ caption, heads, rows, sums = [] }: Extract<Block, { kind: "table" }>): Markup {
  const isPriced = [...rows, ...sums].some((row) => row.amount !== undefined)
  const head = markup`<thead>
    <tr>
      <th scope="col" style="${style.left};font-weight:700">${heads.item}</th>
      <th scope="col" style="${style.right}">${heads.quantity}</th>
      ${isPriced ? markup`<th scope="col" style="${style.right}">${heads.amount}</th>` : undefined}
    </tr>
  </thead>`
  return markup`<table style="${style.table}">
    <caption style="${style.caption}">
      ${caption}
    </caption>
    ${head}
    <tbody>
      ${rows.map((row) => rowMarkup(row, isPriced))}
    </tbody>
    ${
      sums.length > 0
        ? markup`<tfoot>
            ${sums.map((sum, at) => sumMarkup(sum, at === sums.length - 1))}
          </tfoot>`
        : undefined
    }
  </table>`
}

function rowMarkup({ label, quantity, amount }: LetterRow, isPriced: boolean): Markup {
  return markup`<tr>
    <th scope="row" style="${style.left}">${label}</th>
    <td style="${style.right}">${quantity}</td>
    ${isPriced ? markup`<td style="${style.right}">${amount}</td>` : undefined}
  </tr>`
}

/** The last sum is what it comes to. */
function sumMarkup({ label, amount }: LetterRow, isLast: boolean): Markup {
  const weight = `;font-weight:${isLast ? 700 : 400}`
  return markup`<tr>
    <th scope="row" colspan="2" style="${style.left}${weight}">${label}</th>
    <td style="${style.right}${weight}">${amount}</td>
  </tr>`
}
