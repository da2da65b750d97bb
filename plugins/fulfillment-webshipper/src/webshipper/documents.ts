import type { Shop } from "@stheno/core"
import type { WebshipperOptions } from "../options.ts"
import type { Resource, WebshipperClient } from "./client.ts"
import type { Shipping } from "./orders.ts"

/**
 * What a project can provide as the service `invoiceGeneratorService`, so that customs documents travel with an order.
 * Each method returns a PDF in base64.
 */
export interface InvoiceGenerator {
  createInvoice(order: object, items: readonly object[]): Promise<string>
  createCertificateOfOrigin?(order: object, items: readonly object[]): Promise<string>
}

/** A label or another document of a fulfillment. */
export interface ShippingDocument {
  /** what it is, such as `label` or `invoice` */
  readonly name: string
  /** the media type */
  readonly type: string
  /** the document in base64 */
  readonly base_64: string
}

/** Creates the invoice and the certificate of origin, if the project has a service for them, and uploads them. */
export async function uploadDocuments(
  { services }: Pick<Shop, "services">,
  client: WebshipperClient,
  options: WebshipperOptions,
  { order, items }: Shipping,
): Promise<string[]> {
  if (!("invoiceGeneratorService" in services)) return []
  const generator = (services as unknown as { invoiceGeneratorService: InvoiceGenerator })
    .invoiceGeneratorService
  const upload = async (type: string, base64: string) => {
    const attributes = {
      document_size: options.document_size,
      document_format: "PDF",
      document_type: type,
      base64,
    }
    const answer = await client.send("POST", "/v2/documents", { type: "documents", attributes })
    return (answer as { data: Resource }).data.id
  }
  const ids = [await upload("invoice", await generator.createInvoice(order, items))]
  const country = order.shipping_address?.country_code?.toLowerCase() ?? ""
  const isWanted = options.coo_countries === "all" || options.coo_countries.includes(country)
  if (isWanted && generator.createCertificateOfOrigin)
    ids.push(await upload("certificate", await generator.createCertificateOfOrigin(order, items)))
  return ids
}

/**
 * The labels and documents of an order at Webshipper.
 * @param id the order's ID there
 */
export async function listDocuments(client: WebshipperClient, id: string): Promise<ShippingDocument[]> {
  const shipments = await client.list("/v2/shipments", { order: id })
  const found: ShippingDocument[] = []
  for (const shipment of shipments) {
    const labels = await client.related(shipment, "labels")
    found.push(...labels.flatMap((label) => documentOf(label, "label", label.attributes["label_format"])))
    const documents = await client.related(shipment, "documents")
    found.push(
      ...documents.flatMap((each) =>
        documentOf(each, String(each.attributes["document_type"]), each.attributes["document_format"]),
      ),
    )
  }
  return found
}

/** A label can be several pages, each a document of its own. */
function documentOf({ attributes }: Resource, name: string, format: unknown): ShippingDocument[] {
  const type = format === "ZPL" ? "x-application/zpl" : "application/pdf"
  const pages = [attributes["base64"]].flat()
  return pages.flatMap((page) => (typeof page === "string" ? [{ name, type, base_64: page }] : []))
}
