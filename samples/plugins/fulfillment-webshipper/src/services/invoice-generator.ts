import { service } from "@stheno/core"

/** Fetches a PDF from the invoicing system, in base64. */
async function fetchPdf(path: string): Promise<string> {
  const url = new URL(path, process.env["INVOICE_SERVICE_URL"])
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`)
  return Buffer.from(await response.arrayBuffer()).toString("base64")
}

export default service(() => ({
  createInvoice: (order: { id: string }) => fetchPdf(`/invoices/${order.id}.pdf`),
  createCertificateOfOrigin: (order: { id: string }) =>
    fetchPdf(`/certificates/${order.id}.pdf`),
}))
