import type { ResponsePromise } from "./answer.ts"
import { BaseResource } from "./base-resource.ts"
import type { CustomHeaders, RequestOptions } from "./config.ts"

/**
 * Sends requests to custom endpoints below `/admin`, with the authentication of the client.
 * @since 0.1.0
 */
export class AdminCustomResource extends BaseResource {
  /**
   * Sends a GET request to an endpoint.
   * @param path the path below `/admin`, such as `/my-endpoint`, with encoded parameters; `/admin` can stand before it
   * @param query the query parameters; lists are sent as `name[]=…` and dates in ISO 8601 format
   * @param options the signal, timeout and retries of the request
   * @param customHeaders additional headers of the request
   * @returns the parsed body, whose type the caller declares
   * @throws SthenoError if the API rejects the request, or the request fails
   * @since 0.1.0
   */
  get<Query extends object, Answer extends object = Record<string, unknown>>(
    path: string,
    query?: Query,
    options?: RequestOptions,
    customHeaders?: CustomHeaders,
  ): ResponsePromise<Answer> {
    return this.client.request("GET", below(path), undefined, { ...options, query }, customHeaders)
  }

  /**
   * Sends a POST request to an endpoint.
   * @param path the path below `/admin`, with encoded parameters
   * @param payload the JSON body, or a `FormData`
   * @param options the signal, timeout, retries and idempotency key of the request
   * @param customHeaders additional headers of the request
   * @returns the parsed body, whose type the caller declares
   * @throws SthenoError if the API rejects the request, or the request fails
   * @since 0.1.0
   */
  post<Payload extends object, Answer extends object = Record<string, unknown>>(
    path: string,
    payload?: Payload,
    options?: RequestOptions,
    customHeaders?: CustomHeaders,
  ): ResponsePromise<Answer> {
    return this.client.request("POST", below(path), payload, options, customHeaders)
  }

  /**
   * Sends a DELETE request to an endpoint.
   * @param path the path below `/admin`, with encoded parameters
   * @param options the signal and timeout of the request
   * @param customHeaders additional headers of the request
   * @returns the parsed body, whose type the caller declares
   * @throws SthenoError if the API rejects the request, or the request fails
   * @since 0.1.0
   */
  delete<Answer extends object = Record<string, unknown>>(
    path: string,
    options?: RequestOptions,
    customHeaders?: CustomHeaders,
  ): ResponsePromise<Answer> {
    return this.client.request("DELETE", below(path), undefined, options, customHeaders)
  }
}

/** `/brands` and `/admin/brands` are the same: `/admin/admin/brands` was never meant. */
function below(path: string): string {
  return `/admin/${path.replace(/^\/+/, "").replace(/^admin\/+/, "")}`
}
