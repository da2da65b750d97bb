// Compiled from layout.mjml by npm run mail-layout. Do not edit.
// Checksum of both: 28cc46b3f0fe8c3602464fd6eba14f0bc0bdb6821ee1247e82ea9e2008209deb
import { markup, safeUrl, type Markup } from "./markup.ts"

type Value = string | number
type Slot = Markup | readonly Markup[] | undefined

/** The words of a direction of writing. */
export interface Sides {
  readonly direction: "ltr" | "rtl"
  readonly start: "left" | "right"
  readonly end: "left" | "right"
}

/** The parts of an email, for a direction of writing. Every value is escaped. */
export const createLayout = (sides: Sides) => ({
  document: (values: { readonly locale: Value; readonly subject: Value; readonly title: Value; readonly blocks: Slot; readonly sender: Value }): Markup => markup`<!doctype html>
<html lang="${values.locale}" dir="${sides.direction}" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<title>${values.subject}</title>
<!--[if !mso]><!-->
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<!--<![endif]-->
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">#outlook a{padding:0}body{margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}table,td{border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt}img{border:0;height:auto;line-height:100%;outline:none;text-decoration:none;-ms-interpolation-mode:bicubic}p{display:block;margin:13px 0}</style>
<!--[if mso]>
<noscript>
<xml>
<o:OfficeDocumentSettings>
<o:AllowPNG/>
<o:PixelsPerInch>96</o:PixelsPerInch>
</o:OfficeDocumentSettings>
</xml>
</noscript>
<![endif]-->
<!--[if lte mso 11]>
<style type="text/css">.mj-outlook-group-fix{width:100%!important}</style>
<![endif]-->
<style type="text/css">@media only screen and (min-width:480px){.mj-column-per-100{width:100%!important;max-width:100%}}</style>
<style media="screen and (min-width:480px)">.moz-text-html .mj-column-per-100{width:100%!important;max-width:100%}</style>
<style type="text/css">@media (prefers-color-scheme:dark){body{background:#18181b!important}.page>div{background:#18181b!important}.card,.card>table{background:#27272a!important}.card div,.card table{color:#f4f4f5!important}.item,.number{border-color:#52525b!important}.card .address div,.sender div{color:#d4d4d8!important}}</style>
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
</head>
<body class="page" style="word-spacing:normal;background-color:#f4f4f5">
<div aria-label="${values.subject}" aria-roledescription="email" role="article" lang="${values.locale}" dir="${sides.direction}" style="word-spacing:normal;background-color:#f4f4f5">
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" role="presentation" style="width:624px" width="624" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly"><![endif]-->
<div style="margin:0px auto;max-width:624px">
<table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%">
<tbody>
<tr>
<td style="direction:${sides.direction};font-size:0px;padding:24px 12px 0;text-align:center">
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="card-outlook" width="624px" ><table align="center" border="0" cellpadding="0" cellspacing="0" class="card-outlook" role="presentation" style="width:600px" width="600" bgcolor="#ffffff" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly"><![endif]-->
<div class="card" style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;border-radius:8px;overflow:hidden">
<table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;border-collapse:separate">
<tbody>
<tr>
<td style="border-radius:8px;direction:${sides.direction};font-size:0px;padding:24px 24px 8px;text-align:center">
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:552px" ><![endif]-->
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:${sides.start};direction:${sides.direction};display:inline-block;vertical-align:top;width:100%">
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top" width="100%">
<tbody>
<tr>
<td align="${sides.start}" style="font-size:0px;padding:0 0 16px;word-break:break-word">
<div style="font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:24px;text-align:${sides.start};color:#18181b"><h1 style="margin:0;font-size:22px;line-height:29px">${values.title}</h1></div>
</td>
</tr>${values.blocks}</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" class="sender-outlook" role="presentation" style="width:624px" width="624" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly"><![endif]-->
<div class="sender" style="margin:0px auto;max-width:624px">
<table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%">
<tbody>
<tr>
<td style="direction:${sides.direction};font-size:0px;padding:16px 12px 24px;text-align:center">
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px" ><![endif]-->
<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:${sides.start};direction:${sides.direction};display:inline-block;vertical-align:top;width:100%">
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top" width="100%">
<tbody>
<tr>
<td align="center" style="font-size:0px;padding:0;word-break:break-word">
<div style="font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:14px;line-height:21px;text-align:center;color:#52525b"><p style="margin:0">${values.sender}</p></div>
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td>
</tr>
</tbody>
</table>
</div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div>
</body>
</html>`,

  nextLine: (values: { readonly line: Value }): Markup => markup`<br><bdi>${values.line}</bdi>`,

  text: (values: { readonly text: Value; readonly nextLines: Slot }): Markup => markup`<tr>
<td align="${sides.start}" style="font-size:0px;padding:0 0 16px;word-break:break-word">
<div style="font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:24px;text-align:${sides.start};color:#18181b"><p style="margin:0">
${values.text}${values.nextLines}</p></div>
</td>
</tr>`,

  link: (values: { readonly url: string; readonly label: Value; readonly address: Value }): Markup => markup`<tr>
<td align="${sides.start}" style="font-size:0px;padding:0 0 16px;word-break:break-word">
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%">
<tbody>
<tr>
<td align="center" bgcolor="#1d4ed8" role="presentation" style="border:none;border-radius:6px;cursor:auto;mso-padding-alt:12px 20px;background:#1d4ed8" valign="middle">
<a href="${safeUrl(values.url)}" style="display:inline-block;background:#1d4ed8;color:#ffffff;font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:16px;font-weight:normal;line-height:24px;margin:0;text-decoration:none;text-transform:none;padding:12px 20px;mso-padding-alt:0px;border-radius:6px" target="_blank">
${values.label}
</a>
</td>
</tr>
</tbody>
</table>
</td>
</tr>
<tr>
<td align="${sides.start}" class="address" style="font-size:0px;padding:0 0 16px;word-break:break-word">
<div style="font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:14px;line-height:21px;text-align:${sides.start};color:#52525b"><p style="margin:0">${values.address}</p></div>
</td>
</tr>`,

  code: (values: { readonly label: Value; readonly code: Value }): Markup => markup`<tr>
<td align="${sides.start}" style="font-size:0px;padding:0 0 16px;word-break:break-word">
<div style="font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:24px;text-align:${sides.start};color:#18181b"><p style="margin:0">${values.label}</p>
<p class="code" style="margin:0;font:700 20px/28px ui-monospace,Consolas,monospace;letter-spacing:1px">${values.code}</p></div>
</td>
</tr>`,

  lines: (values: { readonly label: Value; readonly nextLines: Slot }): Markup => markup`<tr>
<td align="${sides.start}" style="font-size:0px;padding:0 0 16px;word-break:break-word">
<div style="font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:24px;text-align:${sides.start};color:#18181b"><p style="margin:0"><strong>${values.label}</strong>${values.nextLines}</p></div>
</td>
</tr>`,

  amountHead: (values: { readonly amount: Value }): Markup => markup`<th scope="col" class="number strong" style="padding:8px 0;padding-${sides.start}:8px;border-bottom:1px solid #e4e4e7;text-align:${sides.end};vertical-align:top;white-space:nowrap;font-weight:700">${values.amount}</th>`,

  amount: (values: { readonly amount: Value }): Markup => markup`<td class="number" style="padding:8px 0;padding-${sides.start}:8px;border-bottom:1px solid #e4e4e7;text-align:${sides.end};vertical-align:top;white-space:nowrap">${values.amount}</td>`,

  row: (values: { readonly label: Value; readonly quantity: Value; readonly amount: Slot }): Markup => markup`<tr>
<th scope="row" class="item" style="padding:8px 0;padding-${sides.end}:8px;border-bottom:1px solid #e4e4e7;font-weight:400;text-align:${sides.start};vertical-align:top"><bdi>${values.label}</bdi></th>
<td class="number" style="padding:8px 0;padding-${sides.start}:8px;border-bottom:1px solid #e4e4e7;text-align:${sides.end};vertical-align:top;white-space:nowrap">${values.quantity}</td>${values.amount}</tr>`,

  sum: (values: { readonly label: Value; readonly amount: Value }): Markup => markup`<tr>
<th scope="row" colspan="2" class="item" style="padding:8px 0;padding-${sides.end}:8px;border-bottom:1px solid #e4e4e7;font-weight:400;text-align:${sides.start};vertical-align:top">${values.label}</th>
<td class="number" style="padding:8px 0;padding-${sides.start}:8px;border-bottom:1px solid #e4e4e7;text-align:${sides.end};vertical-align:top;white-space:nowrap">${values.amount}</td>
</tr>`,

  total: (values: { readonly label: Value; readonly amount: Value }): Markup => markup`<tr>
<th scope="row" colspan="2" class="item strong" style="padding:8px 0;padding-${sides.end}:8px;border-bottom:1px solid #e4e4e7;text-align:${sides.start};vertical-align:top;font-weight:700">${values.label}</th>
<td class="number strong" style="padding:8px 0;padding-${sides.start}:8px;border-bottom:1px solid #e4e4e7;text-align:${sides.end};vertical-align:top;white-space:nowrap;font-weight:700">${values.amount}</td>
</tr>`,

  foot: (values: { readonly sums: Slot }): Markup => markup`<tfoot>${values.sums}</tfoot>`,

  table: (values: { readonly caption: Value; readonly item: Value; readonly quantity: Value; readonly amount: Slot; readonly rows: Slot; readonly foot: Slot }): Markup => markup`<tr>
<td align="${sides.start}" style="font-size:0px;padding:0 0 16px;word-break:break-word">
<table cellpadding="0" cellspacing="0" width="100%" border="0" style="color:#18181b;font-family:system-ui,-apple-system,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:24px;table-layout:auto;width:100%;border:none">
<caption style="padding:0 0 8px;text-align:${sides.start};font-weight:600">
${values.caption}
</caption>
<thead>
<tr>
<th scope="col" class="item strong" style="padding:8px 0;padding-${sides.end}:8px;border-bottom:1px solid #e4e4e7;text-align:${sides.start};vertical-align:top;font-weight:700">${values.item}</th>
<th scope="col" class="number strong" style="padding:8px 0;padding-${sides.start}:8px;border-bottom:1px solid #e4e4e7;text-align:${sides.end};vertical-align:top;white-space:nowrap;font-weight:700">${values.quantity}</th>${values.amount}</tr>
</thead>
<tbody>${values.rows}</tbody>${values.foot}</table>
</td>
</tr>`,

})
