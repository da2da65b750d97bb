/**
 * The frame of the other pages, here as the root layout of the pages on which customers pay exchanges and order edits. A form or
 * a link that leads from one root layout to another loads a document, which gets the policy of `scriptPolicy`. Within one
 * root layout, Next.js would change the page in the document that is open, which has no policy.
 */
export { default, metadata, viewport } from "@/app/[locale]/layout"
