/**
 * The header that a storefront sends a preview token in. Responses to requests with it are neither taken from the cache
 * nor stored there: they can contain a product that nobody else may see.
 */
export const previewHeader = "x-preview-token"
