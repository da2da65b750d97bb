import type { Product } from "@stheno/js-client"
import { adminProductKeys, useAdminProduct, useAdminStore } from "@stheno/medusa-react"
import { Copy, ExternalLink, Eye, Trash2 } from "lucide-react"
import { Link, useNavigate, useParams } from "react-router-dom"
import { Zone } from "../extensions/zone.tsx"
import { ActionMenu, menuLabel } from "../kit/action-menu.tsx"
import { Button } from "../kit/button.tsx"
import { MetadataSection } from "../kit/metadata-section.tsx"
import { Loaded, PageHead } from "../kit/page.tsx"
import { withProperties } from "../kit/optimistic.ts"
import { RawData } from "../kit/raw-data.tsx"
import { useAction } from "../kit/use-action.ts"
import { t } from "../messages/index.ts"
import { useEmails } from "../settings/use-emails.ts"
import { duplicateProduct } from "./duplicate-product.ts"
import { ProductGeneral } from "./product-general.tsx"
import { ProductMedia } from "./product-media.tsx"
import { ProductAttributes, ProductChannels, ProductOrganisation } from "./product-side.tsx"
import { productLink } from "./product-link.ts"
import { versionOf } from "./product-version.ts"
import { ProductBadge } from "./product-states.tsx"
import { ProductVariants } from "./product-variants.tsx"
import type { ShownProduct } from "./shown-product.ts"

const words = t.products
const back = { to: "/a/products", label: words.title }

/** A product, and everything about it that can be changed. */
export function ProductPage() {
  const { id = "" } = useParams()
  const { product, error } = useAdminProduct(id)
  return (
    <Loaded data={product} error={error} back={back}>
      {(shown) => <ProductDetails product={shown} />}
    </Loaded>
  )
}

function ProductDetails({ product }: { product: ShownProduct }) {
  return (
    <>
      <PageHead
        title={product.title}
        back={back}
        beside={<ProductBadge status={product.status} />}
        actions={
          <>
            <Preview product={product} />
            <Publish product={product} />
            <ProductMenu product={product} />
          </>
        }
      />
      <Zone zone="product.details.before" product={product} />
      <ProductSections product={product} />
      <Zone zone="product.details.after" product={product} />
    </>
  )
}

/** What a product is made of; the gift card is one too. */
export function ProductSections({ product }: { product: ShownProduct }) {
  return (
    <div className="detail">
      <div className="detail-main">
        <ProductGeneral product={product} />
        <ProductVariants product={product} />
        <ProductMedia product={product} />
        <MetadataSection
          of={product.id}
          metadata={product.metadata}
          version={versionOf(product)}
          send={(client, metadata) => client.admin.products.update(product.id, { metadata })}
        />
        <RawData data={product} />
      </div>
      <div className="detail-side">
        <ProductOrganisation product={product} />
        <ProductChannels product={product} />
        <ProductAttributes product={product} />
      </div>
    </div>
  )
}

/**
 * Opens the product in the storefront: at its own address where it is published and the store has a template of its
 * links, else in a preview, for which the server has to know the storefront.
 */
function Preview({ product }: { product: Pick<ShownProduct, "id" | "handle" | "status"> }) {
  const { store } = useAdminStore({ staleTime: 60_000 })
  const emails = useEmails()
  const link = product.status === "published" ? productLink(store?.metadata, product.handle) : undefined
  if (link === undefined) return emails.data?.store_url ? <PreviewLink id={product.id} /> : null
  return (
    <a className="button button-plain" href={link} target="_blank" rel="noreferrer">
      <ExternalLink size={16} aria-hidden />
      <span>{words.preview}</span>
    </a>
  )
}

function PreviewLink({ id }: { id: string }) {
  return (
    <Link className="button button-plain" to={`/a/products/${id}/preview`} target="_blank" rel="noreferrer">
      <Eye size={16} aria-hidden />
      <span>{words.previewDraft}</span>
    </Link>
  )
}

/** Puts a product into the shop, or takes it out. */
export function Publish({ product }: { product: Pick<ShownProduct, "id" | "status"> }) {
  const isPublished = product.status === "published"
  const change = useAction<Product["status"]>(
    (client, status) => client.admin.products.update(product.id, { status }),
    {
      done: (status) => (status === "published" ? words.publishDone : words.unpublishDone),
      optimistic: withProperties<Product, Product["status"]>(
        adminProductKeys.all,
        { id: product.id },
        (status) => ({ status }),
      ),
    },
  )
  return (
    <Button
      kind={isPublished ? "plain" : "primary"}
      onClick={() => change.mutate(isPublished ? "draft" : "published")}
    >
      {isPublished ? words.unpublish : words.publish}
    </Button>
  )
}

/** The rest that can be done with a product. */
export function ProductMenu({ product, home = "/a/products" }: { product: ShownProduct; home?: string }) {
  const navigate = useNavigate()
  return (
    <ActionMenu
      label={menuLabel(product.title)}
      actions={[
        !product.is_giftcard && {
          label: words.duplicate,
          icon: Copy,
          send: async (client) => navigate(`/a/products/${await duplicateProduct(client, product.id)}`),
          done: words.duplicateDone,
        },
        {
          label: words.delete,
          icon: Trash2,
          danger: true,
          question: {
            title: words.deleteQuestion({ title: product.title }),
            text: words.deleteText,
            label: words.delete,
          },
          send: (client) => client.admin.products.delete(product.id),
          done: words.deleteDone,
          after: () => navigate(home),
        },
      ]}
    />
  )
}
