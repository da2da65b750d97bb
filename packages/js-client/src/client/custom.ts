import type { ResponsePromise } from "./answer.ts"
import { BaseResource } from "./base-resource.ts"
import type { CustomHeaders, RequestOptions } from "./config.ts"

/**
 * Endpoints of your own below `/admin`, with the log-in of the client.
 * @since 0.1.0
 */
export class AdminCustomResource extends BaseResource {
  /**
   * Read from an endpoint.
   * @param path below `/admin`, e.g. `/my-endpoint`; its parameters already encoded
   * @param query lists become `name[]=…`, dates ISO 8601
   * @param options signal, time-out and retries of this request
   * @param customHeaders headers of this request
   * @returns the parsed body; its type is the caller's to say
   * @throws SthenoError for every refusal and every failure
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
   * Write to an endpoint.
   * @param path below `/admin`; its parameters already encoded
   * @param payload JSON body, or a `FormData`
   * @param options signal, time-out, retries and key of this request
   * @param customHeaders headers of this request
   * @returns the parsed body; its type is the caller's to say
   * @throws SthenoError for every refusal and every failure
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
   * Delete by an endpoint.
   * @param path below `/admin`; its parameters already encoded
   * @param options signal and time-out of this request
   * @param customHeaders headers of this request
   * @returns the parsed body; its type is the caller's to say
   * @throws SthenoError for every refusal and every failure
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

function below(path: string): string {
  return `/admin/${path.replace(/^\/+/, "")}`
}
