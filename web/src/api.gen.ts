export interface paths {
  "/healthz": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the process is alive */
    get: operations["getHealth"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/readyz": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the service can do its work */
    get: operations["getReadiness"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/sourcing-requests": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List sourcing requests, newest first */
    get: operations["listSourcingRequests"];
    put?: never;
    /**
     * Create a sourcing request
     * @description Saves a sourcing request and its items; it starts no run and sends no callback. A request that is refused saves nothing.
     */
    post: operations["createSourcingRequest"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/sourcing-requests/{srId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read a sourcing request */
    get: operations["getSourcingRequest"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update a sourcing request
     * @description What is left out stays as it is. `merchant`, `destination`, `customization`, `images` and `specs` are replaced whole. `null` clears a value that may be null. Items can be added and changed, not removed; each edit of an item raises its revision by one. An update that changes nothing is refused.
     */
    patch: operations["updateSourcingRequest"];
    trace?: never;
  };
  "/api/v1/sourcing-requests/{srId}/history": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what was changed, when and by whom
     * @description Every accepted change, oldest first.
     */
    get: operations["getSourcingRequestHistory"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/drafts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read a wish in plain words into items and specs
     * @description By rules, in English and Chinese: quantities, units, colours, materials, sizes, prices, a date, and what is a must. Every value is words of the text. Nothing is saved: a person corrects the draft and creates a sourcing request from it.
     */
    post: operations["draftRequest"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sourcing-jobs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Start a run of a sourcing request */
    post: operations["startSourcingJob"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/runs/{job_id}/rerun": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start a run of the same sourcing request in the same context
     * @description The new run takes the items of the sourcing request as they are now, not the copy that the first run froze: one repeats a run because the request was corrected or the catalog has grown. Its status names the first run in `rerunOf`. Any run can be repeated, ended or not. It takes no body but an empty one; another context is a new run by `POST /api/sourcing-jobs`.
     */
    post: operations["rerunRun"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/runs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Runs, newest first; of one sourcing request when sr_id is given */
    get: operations["listRuns"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/runs/{job_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** State and progress of a run */
    get: operations["readRun"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/runs/{job_id}/result": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The full record of a run, with the evidence of every verdict */
    get: operations["readRunResult"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sr/{sr_id}/result": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The record of the latest done run of a sourcing request, and whether it is stale */
    get: operations["readLatestResult"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/runs/{job_id}/cancel": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a run
     * @description Queued items are never begun, running ones stop at their next step. Finished items stay readable in the record. Cancelling a cancelled run changes nothing and answers the same; a run that is done or failed is refused with 409.
     */
    post: operations["cancelRun"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/runs/{job_id}/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follow a run as server-sent events
     * @description Works for any run, also one that ended long ago, and at any server. A reader whose connection broke sends the id of its last event as `Last-Event-ID`, as `EventSource` does by itself, and misses nothing.
     */
    get: operations["followRun"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/runs/{job_id}/deliveries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The delivery of a run’s callback, with every attempt */
    get: operations["listDeliveries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/deliveries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The newest callbacks of all runs, with every attempt to deliver them */
    get: operations["listAllDeliveries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/deliveries/{delivery_id}/replay": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a callback again, with the same id and bytes
     * @description It goes to the `callback_url` that the request has now, and its schedule of attempts starts over.
     */
    post: operations["replayDelivery"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/job/{job_id}/products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The products of a done run, best first */
    get: operations["readJobProducts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/job/{job_id}/products/{product_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One product of a done run, with the evidence of every verdict */
    get: operations["readJobProduct"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/job/{job_id}/overview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The items of a run with their figures, without the products
     * @description Also of a run under way: items that are not closed yet have no funnel.
     */
    get: operations["readJobOverview"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/job/{job_id}/items/{item_id}/table": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The products of an item of a done run as a table: sorted, filtered, paged */
    get: operations["readItemTable"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/job/{job_id}/items/{item_id}/charts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the pictures of an item show: prices, coverage and distribution of its specs */
    get: operations["readItemCharts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/job/{job_id}/products.csv": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The products of a done run as CSV
     * @description The same query parameters, products and order as the products endpoint. Columns: rank, item, verdict, scores, platform, product id, title, URL, price at the wanted quantity, supplier, minimum order, notes, then verdict, found value and reasoning of every spec.
     */
    get: operations["downloadJobProductsCsv"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/job/{job_id}/products.xlsx": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The products of a done run as an Excel workbook
     * @description The same query parameters, products and order as the products endpoint. Columns: rank, item, verdict, scores, platform, product id, title, URL, price at the wanted quantity, supplier, minimum order, notes, then verdict, found value and reasoning of every spec. At most 10,000 products: more come page by page, or as CSV.
     */
    get: operations["downloadJobProductsXlsx"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/runs/{job_id}/diff/{other_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What changed between two done runs of one sourcing request
     * @description Products that were added, removed or changed their verdict, with the specs that caused it, and items whose revision differs. Runs of different requests are refused with 400; a run that is not done answers 404.
     */
    get: operations["compareRuns"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/job/{job_id}/diagnosis": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Why so few: what each must-have costs, and what relaxing it would bring */
    get: operations["readJobDiagnosis"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/job/{job_id}/questions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What to ask suppliers, in English, Chinese and, where asked for, German
     * @description About pending products of the wanted type, and about shortlisted ones whose price or minimum order is open. A question that a person has answered since is left out; so is a product about which there is nothing to ask, and a supplier without any. Letters state customization, notes of the item and delivery as the request does now, to callers with a token where the service has tokens.
     */
    get: operations["readJobQuestions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/job/{job_id}/products/{product_id}/specs/{spec_name}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What people said of a spec of a product, with its history */
    get: operations["readSpecFeedback"];
    /**
     * Say whether a product meets a spec
     * @description Later runs use the verdict for the same platform, product and spec (name and wanted values) in place of what the listing says, with `method` `human`. The record of this run does not change.
     */
    put: operations["putSpecFeedback"];
    post?: never;
    /** Withdraw what was said of a spec of a product */
    delete: operations["withdrawSpecFeedback"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/job/{job_id}/feedback": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What people said of the products of a run */
    get: operations["listJobFeedback"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/catalog": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the catalog holds, how fresh it is, and what its products say of themselves */
    get: operations["readCatalogState"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/catalog/products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search the catalog in words
     * @description The best 1,000 products for the words, most relevant first, with facets over them.
     */
    get: operations["searchCatalog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/catalog/products/{platform}/{product_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A product of the catalog as it is now */
    get: operations["readCatalogProduct"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/sources": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The sources that runs search, with their recent results
     * @description Figures are of the newest 100 runs.
     */
    get: operations["listSources"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/v1/about": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Version of the program and uptime of the process
     * @description Needs no token. Behind a load balancer each process answers for itself.
     */
    get: operations["readAbout"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/dashboard/{job_id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Visual run detail for people
     * @description An HTML page that shows the run: its progress, then its products with the evidence of each verdict.
     */
    get: operations["showRunDashboard"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  "sourcing_job.done": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A run is done
     * @description Sent to the `callback_url` of the sourcing request, when the service has a signing secret, and signed as [Standard Webhooks](https://www.standardwebhooks.com) describes. Any 2xx accepts it. Other answers are repeated for about three days; 410 ends that, redirects are not followed.
     */
    post: operations["onSourcingJobDone"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "sourcing_job.failed": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A run has failed
     * @description Sent to the `callback_url` of the sourcing request, when the service has a signing secret, and signed as [Standard Webhooks](https://www.standardwebhooks.com) describes. Any 2xx accepts it. Other answers are repeated for about three days; 410 ends that, redirects are not followed.
     */
    post: operations["onSourcingJobFailed"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    About: {
      /** @description Version of the program */
      version: string;
      /**
       * Format: date-time
       * @description When the process that answers was started
       */
      started_at: string;
      uptime_seconds: number;
    };
    AskedProduct: {
      product_id: string;
      platform: string;
      title: string;
      /** @description http or https */
      url: string | null;
      item_id: number;
      item_revision: number;
      item_name: string;
      /** @description The unconfirmed must-haves, then an unstated price and a minimum order above the wanted quantity */
      questions: components["schemas"]["SupplierQuestion"][];
    };
    CallbackMessage: {
      /** @description The event */
      type: string;
      /**
       * Format: date-time
       * @description When the run ended
       */
      timestamp: string;
      /** @description Ids and URLs only; more may come */
      data: {
        /** @description The run id */
        job_id: string;
        /** @description The public id of the sourcing request */
        sr_id: string;
        /** @description State of the run; a path where the service knows no public address */
        statusUrl: string;
        /** @description The latest result of the sourcing request */
        resultUrl: string;
        /** @description The ranked products of the run */
        productsUrl: string;
      };
    };
    /** @description A product as the catalog keeps it */
    CatalogProduct: {
      platform: string;
      product_id: string;
      title: string;
      description?: string;
      brand?: string;
      category?: string[];
      url?: string;
      images?: string[];
      price?: {
        /** @description ISO 4217 */
        currency: string;
        tiers: ({
          min_quantity: number;
          amount: string;
        } & {
          [key: string]: unknown;
        })[];
      } & {
        [key: string]: unknown;
      };
      moq?: number;
      unit?: string;
      attributes?: {
        name: string;
        value: string;
      }[];
      variants?: ({
        sku_id?: string;
        attributes: {
          name: string;
          value: string;
        }[];
        price?: {
          /** @description ISO 4217 */
          currency: string;
          tiers: ({
            min_quantity: number;
            amount: string;
          } & {
            [key: string]: unknown;
          })[];
        } & {
          [key: string]: unknown;
        };
        stock?: number;
      } & {
        [key: string]: unknown;
      })[];
      supplier?: {
        name?: string;
        shop_url?: string;
      } & {
        [key: string]: unknown;
      };
      lead_time_days?: number;
      updated_at?: string;
    } & {
      [key: string]: unknown;
    };
    CatalogSearch: {
      /** @description Products found that meet the facets; at most 1,000 */
      total_count: number;
      products: components["schemas"]["CatalogProduct"][];
      facets: {
        platform: {
          value: string;
          products: number;
        }[];
        brand: {
          value: string;
          products: number;
        }[];
        category: {
          value: string;
          products: number;
        }[];
      };
      notes: string[];
    };
    CatalogState: {
      products: number;
      platforms: {
        platform: string;
        products: number;
        with_price: number;
        with_attributes: number;
        with_images: number;
        with_supplier_id: number;
      }[];
      /** @description Products that an index does not hold yet: they are found by a scan */
      unindexed: number;
      written_at: string | null;
      /** @description A replacement is being written: readers see what was there before it */
      is_replacing: boolean;
      /** @description On disk, without versions kept for readers */
      bytes: number;
      profile: {
        /** @description Products that were read for the profile */
        sampled: number;
        attributes: {
          name: string;
          products: number;
          values: number;
          examples: string[];
        }[];
      };
    };
    Change: {
      /** @description Where the value is in the request. Items are never removed, so an index stays true. */
      path: (string | number)[];
      /** @description The value until then; null for an item that was added. */
      before: unknown;
      after: unknown;
    };
    ChangedProduct: {
      platform: string;
      productId: string;
      title: string;
      verdictBefore: components["schemas"]["Verdict"];
      verdictAfter: components["schemas"]["Verdict"];
      vetoScoreBefore: number;
      vetoScoreAfter: number;
      /** @description The must-haves that turned the verdict */
      decidedBy: string[];
      /** @description Every spec whose answer, found value or wish differs */
      specs: {
        specName: string;
        required: boolean;
        /** @description null: the earlier run did not ask for it */
        before: components["schemas"]["ComparedSpecSide"] | null;
        /** @description null: the later run does not ask for it */
        after: components["schemas"]["ComparedSpecSide"] | null;
      }[];
    };
    CleanupData: {
      title: string;
      price: {
        [key: string]: unknown;
      } | null;
      supplier: components["schemas"]["Supplier"];
      variants: {
        [key: string]: unknown;
      }[];
      platform: string;
    } & {
      [key: string]: unknown;
    };
    ComparedItem: {
      itemId: number;
      name: string;
      /** @description null: not in that run */
      revisionBefore: number | null;
      /** @description null: not in that run */
      revisionAfter: number | null;
      added: components["schemas"]["PresentProduct"][];
      removed: components["schemas"]["PresentProduct"][];
      /**
       * @deprecated
       * @description Use `added`
       */
      came: components["schemas"]["PresentProduct"][];
      /**
       * @deprecated
       * @description Use `removed`
       */
      went: components["schemas"]["PresentProduct"][];
      changedVerdict: components["schemas"]["ChangedProduct"][];
      /** @description The verdict is the same, an answer is not */
      changedSpecs: components["schemas"]["ChangedProduct"][];
      unchanged: number;
    };
    ComparedRun: {
      runId: string;
      srId: string;
      srVersion: number;
      /** Format: date-time */
      createdAt: string;
    };
    ComparedSpecSide: {
      specValues: string[];
      matchType: components["schemas"]["MatchType"];
      productValue: string | null;
    };
    Comparison: {
      before: components["schemas"]["ComparedRun"];
      after: components["schemas"]["ComparedRun"];
      summary: {
        added: number;
        removed: number;
        /**
         * @deprecated
         * @description Use `added`
         */
        came: number;
        /**
         * @deprecated
         * @description Use `removed`
         */
        went: number;
        changedVerdict: number;
        changedSpecs: number;
        unchanged: number;
        /** @description Items that were edited between the runs */
        revisedItems: number[];
      };
      items: components["schemas"]["ComparedItem"][];
    };
    CreateSourcingRequest: {
      /** @description The id of the request at the merchant; unique together with `merchant.id`. */
      external_id: string;
      merchant: components["schemas"]["Merchant"];
      destination?: components["schemas"]["Destination"] | null;
      callback_url?: string | null;
      notes?: string | null;
      needed_by?: string | null;
      /** @default [] */
      items?: components["schemas"]["NewItem"][];
    };
    Customization: {
      /**
       * Format: uri
       * @description Where the logo is. An absolute URI.
       */
      logo_url?: string;
      packaging?: string;
      colour?: string;
      notes?: string;
    };
    Delivery: {
      /** @description Sent as `webhook-id`, the same in every attempt */
      deliveryId: string;
      runId: string;
      /** @description sourcing_job.done or sourcing_job.failed */
      event: string;
      /** @description Scheme and host of the callback_url: its path may hold a key */
      url: string;
      /** @description pending, delivered or failed; more may come */
      state: string;
      error: string | null;
      /** Format: date-time */
      createdAt: string;
      nextAttemptAt: string | null;
      finishedAt: string | null;
      attempts: components["schemas"]["DeliveryAttempt"][];
    };
    /** @description One attempt; under way while it has neither duration nor error */
    DeliveryAttempt: {
      number: number;
      /** Format: date-time */
      startedAt: string;
      durationMs: number | null;
      status: number | null;
      error: string | null;
    };
    DeliveryList: {
      deliveries: components["schemas"]["Delivery"][];
    };
    Destination: {
      /** two uppercase letters */
      country: string;
      city: string;
      region?: string;
      postal_code?: string;
      address?: string;
    };
    DiagnosedGain: {
      /** @description Products that would become shortlisted */
      would_be_shortlisted: number;
      /** @description Eliminated products that would become pending */
      would_be_pending: number;
      /** @description Of both: those of which it is not known whether they are what is wanted */
      of_unknown_type: number;
    };
    DiagnosedItem: {
      item_id: number;
      item_revision: number;
      item_name: string;
      candidates: number;
      shortlisted: number;
      pending: number;
      eliminated: number;
      /** @description Products that fail two must-haves or more */
      eliminated_by_several: number;
      /** @description Products of another type of goods, in no other count */
      type_excluded: number;
      /** @description The must-haves that no product is known to meet while pending products wait for them: nothing can be shortlisted before a supplier answers. Null where there is none */
      unconfirmed: {
        specs: {
          spec_name: string;
          spec_values: string[];
        }[];
        /** @description What dropping all of them together would bring */
        dropping: components["schemas"]["DiagnosedGain"];
      } | null;
      must_haves: components["schemas"]["DiagnosedMustHave"][];
      /** @description The same in plain sentences, most important first */
      summary: string[];
    };
    DiagnosedMustHave: {
      /** @description A price exclusion counts as one more must-have, `target price` */
      spec_name: string;
      /**
       * @description The must-have is the maximum price; left out for specs of the item
       * @constant
       */
      kind?: "max_price";
      spec_values: string[];
      match: number;
      /** @description Products of which it is not known */
      unknown: number;
      /** @description Products that fail it */
      not_match: number;
      /** @description Products that fail it and nothing else */
      eliminates_alone: number;
      /** @description Pending products for which it is the only open point */
      unknown_alone: number;
      /** @description Pending products for which it is open, alone or with others */
      keeps_pending: number;
      /** @description At most 5, nearest first; of the wanted type, where the type of any product is known */
      nearest_misses: {
        platform: string;
        product_id: string;
        title: string;
        product_value: string | null;
        /** @description How far from what is wanted; null where that is no question of more or less */
        distance: string | null;
        /** @description As a share of what is wanted */
        distance_ratio: number | null;
        /** @description The product fails nothing else */
        only_obstacle: boolean;
      }[];
      /** @description What a wider wish would bring of the wanted type; each step includes those before it on its side */
      relaxing: {
        /** @description "up to 750 ml", or a value to accept too */
        accept: string;
        /** @description On which side of what is wanted `value` lies; null for a value to accept too */
        side?: ("over" | "under") | null;
        /** @description As the listing has it */
        value?: string;
        /** @description What the value of the spec becomes where the step is taken up: a proposal */
        wish: string;
        /** @description Products that would become shortlisted */
        would_be_shortlisted: number;
        /** @description Eliminated products that would become pending */
        would_be_pending: number;
        /** @description Of both: those of which it is not known whether they are what is wanted */
        of_unknown_type: number;
      }[];
      /** @description What dropping it would bring */
      dropping: components["schemas"]["DiagnosedGain"];
    };
    Diagnosis: {
      job_id: string;
      items: components["schemas"]["DiagnosedItem"][];
    };
    /** @description Items and specs as a text asks for them, for a person to correct. Nothing is saved. */
    Draft: {
      items: components["schemas"]["DraftItem"][];
      needed_by: string | null;
      budget: components["schemas"]["Money"] | null;
      /** @description Words that became neither item nor spec */
      notes: string[];
    };
    DraftItem: {
      name: string;
      /** @description The part of the text that speaks of it */
      description: string;
      quantity: number | null;
      specs: components["schemas"]["DraftSpec"][];
      max_price: components["schemas"]["Money"] | null;
      min_price: components["schemas"]["Money"] | null;
      target_price: components["schemas"]["Money"] | null;
      customization: string | null;
    };
    DraftSpec: {
      name: string;
      value: string;
      /** @description False after words such as "preferably" or 最好 */
      required: boolean;
      /** @description The words of the text that it was read from */
      text: string;
    };
    DraftText: {
      /** @description A wish in plain words, English or Chinese */
      text: string;
    };
    /** @description Why a request was refused. It changed nothing. */
    Error: {
      error: string;
      issues?: components["schemas"]["Issue"][];
    };
    /** @description {"CNY": 0.14}: one CNY is 0.14 units of the target currency */
    ExchangeRates: {
      [key: string]: number;
    };
    /** @description The result is no spec of the item: the price is over the maximum, or the product is of another type. Left out of the results for specs, and of runs recorded before it was stored */
    ExclusionKind: "max_price" | "product_type";
    Feedback: {
      platform: string;
      product_id: string;
      /** @description Of name and wanted values: the same for the same spec in every item and run */
      spec_key: string;
      spec_name: string;
      /** @description The wanted values */
      spec_values: string[];
      /** @description null: withdrawn */
      verdict: components["schemas"]["MatchType"] | null;
      value: string | null;
      note: string | null;
      by: string;
      /** @description The name of the token that wrote it */
      written_by: string;
      /** @description The run in which it was said */
      run_id: string;
      /** Format: date-time */
      created_at: string;
      /** @description The items of this run that want the spec of this product */
      item_ids: number[];
      recorded_match_type: components["schemas"]["MatchType"];
      /**
       * Format: date-time
       * @description Runs started from then on use it; runs started before keep their record
       */
      counts_from: string;
      message: string;
    };
    FeedbackEntry: {
      platform: string;
      product_id: string;
      /** @description Of name and wanted values: the same for the same spec in every item and run */
      spec_key: string;
      spec_name: string;
      /** @description The wanted values */
      spec_values: string[];
      /** @description null: withdrawn */
      verdict: components["schemas"]["MatchType"] | null;
      value: string | null;
      note: string | null;
      by: string;
      /** @description The name of the token that wrote it */
      written_by: string;
      /** @description The run in which it was said */
      run_id: string;
      /** Format: date-time */
      created_at: string;
    };
    FeedbackHistory: {
      /** @description What is in force */
      current: components["schemas"]["FeedbackEntry"] | null;
      /** @description Everything ever said, withdrawals too, newest first */
      history: components["schemas"]["FeedbackEntry"][];
    };
    FeedbackList: {
      /** @description What is in force, newest first, at most 1,000 */
      feedback: components["schemas"]["ListedFeedback"][];
    };
    FrozenSpec: {
      name: string;
      value: string;
      required?: boolean;
    } & {
      [key: string]: unknown;
    };
    Funnel: {
      /** @description What the search brought */
      found: number;
      other_type: number;
      over_price: number;
      eliminated: number;
      pending: number;
      shortlisted: number;
    };
    GivenFeedback: {
      verdict: components["schemas"]["MatchType"];
      /** @description Why, in the words of the person */
      note?: string;
      /** @description What the person found */
      value?: string;
      /** @description The person’s name; the name of the token when left out */
      by?: string;
    };
    HistoryEntry: {
      version: number;
      /** Format: date-time */
      changed_at: string;
      /** @description The name of the token; `anonymous` where none was asked for. */
      changed_by: string;
      /** @description Empty for version 1: the request was created. */
      changes: components["schemas"]["Change"][];
    };
    /** @description One fault. Further members carry facts to act on, such as `current_version`. */
    Issue: {
      /** @description What is wrong, for programs. */
      code: string;
      /** @description The keys and indices that lead to the value. */
      path: (string | number)[];
      /** @description What is wrong, for people. */
      message: string;
    } & {
      [key: string]: unknown;
    };
    Item: {
      id: number;
      sourcing_request_id: number;
      /** @description Counts the updates in which this item changed. */
      revision: number;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      name: string;
      description: string;
      quantity: number | null;
      /** @description The merchant's choice. */
      selected: boolean;
      customization: components["schemas"]["Customization"] | null;
      images: string[];
      reference_url: string | null;
      specs: components["schemas"]["Spec"][];
      /** @description Stated in letters to suppliers. */
      notes: string | null;
    };
    ItemCharts: {
      currency: string | null;
      target_price: number | null;
      max_price: number | null;
      /** @description At most 2,000 products, the best ones; `share` is that of the specs confirmed */
      points: {
        rank: number;
        price: number;
        share: number;
        stage: components["schemas"]["Stage"];
      }[];
      unpriced: number;
      /** @description In the order of the item's specs; goods of another type are not counted, here and in the distributions */
      coverage: {
        match: number;
        unknown: number;
        not_match: number;
      }[];
      distributions: {
        /** @description Index of the spec */
        spec: number;
        unit: string;
        wanted: {
          low: number | null;
          high: number | null;
        };
        bins: {
          from: number;
          to: number;
          count: number;
        }[];
        /** @description Products whose listing states a comparable value */
        stated: number;
        /**
         * @deprecated
         * @description Use `stated`
         */
        told: number;
      }[];
    };
    ItemContext: {
      /** @description Search only these platforms */
      platforms?: string[];
      /** @description Extra queries */
      keywords?: string[];
      target_price?: components["schemas"]["PriceLimit"];
      max_price?: components["schemas"]["PriceLimit"];
      /**
       * @description Share over the target price that is still near
       * @default 0.1
       */
      price_tolerance?: number;
      exchange_rates?: components["schemas"]["ExchangeRates"];
      /** @description Products to leave out */
      exclude_product_ids?: string[];
      /**
       * @description Per item
       * @default 200
       */
      max_candidates?: number;
      /** @description Shortlisted and pending products kept per item */
      max_results?: number;
    } & {
      [key: string]: unknown;
    };
    /** @description Changes an item that the request has. What is left out stays; `customization`, `images` and `specs` are replaced whole; no defaults are applied to the item. */
    ItemPatch: {
      id: number;
      name?: string;
      description?: string;
      quantity?: number | null;
      /** @description The merchant's choice. */
      selected?: boolean;
      customization?: components["schemas"]["Customization"] | null;
      images?: string[];
      reference_url?: string | null;
      specs?: components["schemas"]["Spec"][];
      /** @description Stated in letters to suppliers. */
      notes?: string | null;
    };
    ItemTable: {
      /** @description Rows of all pages */
      total_count: number;
      /** @description Products of the item, of all stages, whose price could not be held against the target or maximum price because the run has no exchange rate for its currency */
      without_rate: {
        currency: string;
        products: number;
      }[];
      rows: components["schemas"]["TableRow"][];
    };
    LastRun: {
      run_id: string;
      /** @description As in the run’s status */
      state: string;
      /** Format: date-time */
      created_at: string;
    };
    LatestResult: {
      runId: string;
      srId: string;
      srVersion: number;
      state: string;
      /** Format: date-time */
      createdAt: string;
      finishedAt: string | null;
      error: string | null;
      /** @description The items as they were when the run started */
      items: components["schemas"]["RecordItem"][];
      sourcingContext: {
        [key: string]: unknown;
      };
      result: components["schemas"]["RecordResult"];
      /** @description sha256: and the hash of `result` as sent */
      resultHash: string;
      stats: components["schemas"]["RecordStats"] | null;
      cost: components["schemas"]["Money"];
      /** @description Items were edited or added since; the results are of their older revisions */
      stale: boolean;
      staleItems: {
        itemId: number;
        /** @description revised, removed or added */
        change: string;
        recordedRevision: number | null;
        currentRevision: number | null;
      }[];
      /** @description Version of the request now */
      currentVersion: number | null;
    };
    ListedFeedback: {
      platform: string;
      product_id: string;
      /** @description Of name and wanted values: the same for the same spec in every item and run */
      spec_key: string;
      spec_name: string;
      /** @description The wanted values */
      spec_values: string[];
      /** @description null: withdrawn */
      verdict: components["schemas"]["MatchType"] | null;
      value: string | null;
      note: string | null;
      by: string;
      /** @description The name of the token that wrote it */
      written_by: string;
      /** @description The run in which it was said */
      run_id: string;
      /** Format: date-time */
      created_at: string;
      /** @description It was said before this run started */
      counted_in_this_run: boolean;
      /** @description The first run of the request since then that neither failed nor was cancelled; null where it waits for the next one */
      counted_in: string | null;
    };
    ListingDifference: {
      /** @description `price`, `moq`, `lead time (days)`, `supplier`, `variants`, `title`, or an attribute */
      name: string;
      /** @description What this listing says; null where it says nothing */
      here: string | null;
      /** @description What the best-ranked of them says */
      best: string | null;
    };
    MatchType: "match" | "unknown" | "not_match";
    Merchant: {
      id: string;
      name: string;
    };
    Money: {
      amount: number;
      /** @description ISO 4217 */
      currency: string;
    };
    /** @description An item to add. Members that are left out take their defaults. */
    NewItem: {
      name: string;
      description: string;
      quantity?: number | null;
      /**
       * @description The merchant's choice.
       * @default false
       */
      selected?: boolean;
      customization?: components["schemas"]["Customization"] | null;
      /** @default [] */
      images?: string[];
      reference_url?: string | null;
      /** @default [] */
      specs?: components["schemas"]["Spec"][];
      /** @description Stated in letters to suppliers. */
      notes?: string | null;
    };
    OfferedLanguage: {
      code: "en" | "zh" | "de";
      /** @description As its speakers call it */
      name: string;
    };
    PresentProduct: {
      platform: string;
      productId: string;
      title: string;
      verdict: components["schemas"]["Verdict"];
      vetoScore: number;
    };
    Price: {
      /** @description ISO 4217 */
      currency: string;
      tiers: ({
        min_quantity: number;
        /** @description A decimal number: what a piece costs from min_quantity pieces on */
        amount: string;
      } & {
        [key: string]: unknown;
      })[];
    } & {
      [key: string]: unknown;
    };
    /** @description A price per piece */
    PriceLimit: {
      amount: number;
      /**
       * an ISO 4217 code of three upper-case letters
       * @description ISO 4217 code
       */
      currency: string;
    };
    Product: {
      product_id: string;
      /** @constant */
      stage: "sourcing";
      spec_matching_data?: components["schemas"]["SpecMatchingData"];
      cleanup_data?: components["schemas"]["CleanupData"];
      product_type?: components["schemas"]["ProductType"];
      similar_listings?: components["schemas"]["SimilarListings"];
      item_id: number;
      item_revision: number;
    };
    ProductAnswer: {
      /** @description Its price is over the maximum */
      isPriceExcluded: boolean;
      product: components["schemas"]["RecordEntry"];
    };
    ProductSpecResult: {
      spec_name: string;
      spec_values: string[];
      product_value: string | null;
      match_type: components["schemas"]["MatchType"];
      reasoning: string;
      kind?: components["schemas"]["ExclusionKind"];
    };
    /** @description Whether the product is of the type of goods that the item names. One of another type is served only with include_eliminated=true, as eliminated with a failed must-have named `product type`; runs of before it was judged lack it */
    ProductType: {
      /** @description The type as the item names it */
      wanted: string;
      /** @description What the listing is called */
      found: string | null;
      match_type: components["schemas"]["MatchType"];
      reasoning: string;
    };
    ProductsAnswer: {
      /** @description Size of the full set; ignores paging */
      total_count: number;
      /** @description Best first */
      products: components["schemas"]["Product"][];
    };
    Questions: {
      /** @description Products to ask about; ignores paging */
      total_count: number;
      /** @description What `language` may be */
      languages?: components["schemas"]["OfferedLanguage"][];
      /** @description The supplier of the best product first */
      suppliers: {
        platform: string;
        supplier: components["schemas"]["Supplier"];
        products: components["schemas"]["AskedProduct"][];
        /** @description A letter, ready to be sent */
        message: {
          en: string;
          zh: string;
          /** @description With `language=de` */
          de?: string;
        };
      }[];
    };
    RecordEntry: {
      productId: string;
      platform: string;
      itemId: number;
      itemRevision: number;
      title: string;
      url: string | null;
      images: string[];
      moq: number | null;
      unit: string | null;
      price: components["schemas"]["Price"] | null;
      /** @description What a piece costs at the quantity of the item, from the price list of the chosen variant; the lowest price while the quantity is unknown. Null when none is known; records of runs from before it was stored lack it */
      unitPrice?: components["schemas"]["UnitPrice"] | null;
      supplier: components["schemas"]["Supplier"];
      variants: components["schemas"]["Variant"][];
      productType?: components["schemas"]["RecordProductType"];
      similarListings?: components["schemas"]["RecordSimilarListings"];
      verdict: components["schemas"]["Verdict"];
      vetoScore: number;
      rerankMatchScore: number;
      bufferNotes: string[];
      /** @description The variant that meets the must-haves together */
      variantIndex: number | null;
      specResults: components["schemas"]["SpecResult"][];
      /** @description What to ask the supplier of a product that may be bought; runs recorded before there were questions lack it */
      questions?: components["schemas"]["RecordQuestion"][];
    };
    RecordItem: {
      itemId: number;
      revision: number;
      name: string;
      description: string;
      quantity: number | null;
      specs: components["schemas"]["FrozenSpec"][];
    } & {
      [key: string]: unknown;
    };
    /** @description Whether the product is of the wanted type; runs recorded before it was judged lack it */
    RecordProductType: {
      /** @description The type as the item names it */
      wanted: string;
      /** @description What the listing is called */
      found: string | null;
      matchType: components["schemas"]["MatchType"];
      reasoning: string;
    };
    RecordQuestion: {
      specName: string;
      en: string;
      zh: string;
    };
    RecordResult: {
      shortlist: components["schemas"]["RecordEntry"][];
      possibleMatches: components["schemas"]["RecordEntry"][];
      priceExcluded: components["schemas"]["RecordEntry"][];
      /** @description Products of another type of goods than the item names */
      typeExcluded: components["schemas"]["RecordEntry"][];
      eliminated: components["schemas"]["RecordEntry"][];
    };
    /** @description As `similar_listings` of a product */
    RecordSimilarListings: {
      /** @description The best-ranked of them, `platform:product_id` */
      best: string;
      listings: number;
      isDuplicate: boolean;
      differs: components["schemas"]["ListingDifference"][];
    };
    RecordStats: {
      /** @description Plain sentences on anything a person would ask about */
      notes: string[];
      items: ({
        itemId: number;
        candidates: number;
        /** @description Plain sentences on anything a person would ask about */
        notes: string[];
      } & {
        [key: string]: unknown;
      })[];
    } & {
      [key: string]: unknown;
    };
    ReplayedDelivery: {
      delivery_id: string;
    };
    RowAnswer: {
      match_type: components["schemas"]["MatchType"];
      product_value: string | null;
    };
    RowPrice: {
      amount: number;
      /** @description ISO 4217 */
      currency: string;
      /** @description From how many pieces on it holds */
      min_quantity: number;
      comparable: number | null;
    };
    RunList: {
      /** @description Newest first */
      runs: components["schemas"]["RunStatus"][];
      /** @description Send it as `cursor` for the next page; null on the last */
      nextCursor: string | null;
    };
    RunOverview: {
      job_id: string;
      /** @description What the run was started with, without members that sourcing does not know */
      sourcing_context: components["schemas"]["SourcingContext"];
      /** @description Plain sentences on anything a person would ask about */
      notes: string[];
      sources: {
        name: string;
        candidates: number;
        error: string | null;
      }[];
      items: {
        item_id: number;
        item_revision: number;
        name: string;
        description: string;
        quantity: number | null;
        specs: components["schemas"]["FrozenSpec"][];
        target_price: components["schemas"]["Money"] | null;
        max_price: components["schemas"]["Money"] | null;
        /** @description queued, done or failed */
        state: string;
        error: string | null;
        funnel: components["schemas"]["Funnel"] | null;
        /** @description Plain sentences on anything a person would ask about */
        notes: string[];
      }[];
    };
    RunRecord: {
      runId: string;
      srId: string;
      srVersion: number;
      state: string;
      /** Format: date-time */
      createdAt: string;
      finishedAt: string | null;
      error: string | null;
      /** @description The items as they were when the run started */
      items: components["schemas"]["RecordItem"][];
      sourcingContext: {
        [key: string]: unknown;
      };
      result: components["schemas"]["RecordResult"];
      /** @description sha256: and the hash of `result` as sent */
      resultHash: string;
      stats: components["schemas"]["RecordStats"] | null;
      cost: components["schemas"]["Money"];
    };
    RunStarted: {
      /** @description The run id */
      job_id: string;
      statusUrl: string;
      /** @description Path of the latest result of the sourcing request */
      resultUrl: string;
    };
    RunStatus: {
      runId: string;
      srId: string;
      srVersion: number;
      /** @description queued, running, done, failed or cancelled; more may come */
      state: string;
      progress: {
        done: number;
        total: number;
      };
      /** Format: date-time */
      createdAt: string;
      startedAt: string | null;
      finishedAt: string | null;
      error: string | null;
      /** @description The run that this one repeats; left out for any other */
      rerunOf?: string;
      statusUrl: string;
      resultUrl: string;
      productsUrl: string;
    };
    /** @description Near-equal listings among the products of the item: the same words in the title, or titles of one supplier that share three quarters of their words. Left out where there is no other, and by runs of before they were compared */
    SimilarListings: {
      /** @description The best-ranked of them, `platform:product_id` */
      best: string;
      /** @description Products of the item in the group, this one included */
      listings: number;
      /** @description Supplier, title, attributes, variants and price are those of the best-ranked one */
      is_duplicate: boolean;
      /** @description Where it differs from the best-ranked one, at most ten */
      differs: components["schemas"]["ListingDifference"][];
    };
    SourceHealth: {
      name: string;
      /** @description `former`: recent runs searched it, and this process does not */
      kind: "catalog" | "marketplace" | "former";
      searches: number;
      failures: number;
      /** @description Products that it brought in all of them */
      candidates: number;
      median_ms: number | null;
      last_searched_at: string | null;
      last_answered_at: string | null;
      last_failed_at: string | null;
      last_error: string | null;
    };
    SourceList: {
      sources: components["schemas"]["SourceHealth"][];
    };
    /** @description How to source; stored as given */
    SourcingContext: {
      /** @description Source only these items */
      item_ids?: number[];
      /** @description Search only these platforms */
      platforms?: string[];
      /** @description Extra queries */
      keywords?: string[];
      target_price?: components["schemas"]["PriceLimit"];
      max_price?: components["schemas"]["PriceLimit"];
      /**
       * @description Share over the target price that is still near
       * @default 0.1
       */
      price_tolerance?: number;
      exchange_rates?: components["schemas"]["ExchangeRates"];
      /** @description Products to leave out */
      exclude_product_ids?: string[];
      /**
       * @description Per item
       * @default 200
       */
      max_candidates?: number;
      /** @description Shortlisted and pending products kept per item */
      max_results?: number;
      /** @description The same members by item id; they win over those of the whole run */
      items?: {
        [key: string]: components["schemas"]["ItemContext"];
      };
    } & {
      [key: string]: unknown;
    };
    SourcingRequest: {
      id: number;
      /** @description The public id: prefix, hyphen, `id`. */
      sr_id: string;
      /** @description Send it with the next update. */
      version: number;
      external_id: string;
      merchant: components["schemas"]["Merchant"];
      destination: components["schemas"]["Destination"] | null;
      callback_url: string | null;
      notes: string | null;
      needed_by: string | null;
      items: components["schemas"]["Item"][];
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    SourcingRequestHistory: {
      history: components["schemas"]["HistoryEntry"][];
      next_cursor: string | null;
    };
    SourcingRequestList: {
      sourcing_requests: components["schemas"]["SourcingRequestSummary"][];
      next_cursor: string | null;
    };
    /** @description A sourcing request with the number of its items and its newest run. */
    SourcingRequestSummary: {
      id: number;
      /** @description The public id: prefix, hyphen, `id`. */
      sr_id: string;
      /** @description Send it with the next update. */
      version: number;
      external_id: string;
      merchant: components["schemas"]["Merchant"];
      destination: components["schemas"]["Destination"] | null;
      callback_url: string | null;
      notes: string | null;
      needed_by: string | null;
      item_count: number;
      last_run: components["schemas"]["LastRun"] | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    Spec: {
      name: string;
      value: string;
      /**
       * @description A must-have; otherwise a good-to-have, which only ranks.
       * @default false
       */
      required?: boolean;
    };
    SpecMatchingData: {
      verdict: components["schemas"]["Verdict"];
      /** @description [2, 3) shortlisted, [1, 2) pending, [0, 1) eliminated */
      veto_score: number;
      rerank_match_score: number;
      veto_specs: components["schemas"]["ProductSpecResult"][];
      matched_rerank_specs: string[];
      rerank_specs: components["schemas"]["ProductSpecResult"][];
      unconfirmed_veto_specs?: string[];
      unconfirmed_fallback?: boolean;
      buffer_notes?: string[];
    };
    SpecResult: {
      specName: string;
      specValues: string[];
      required: boolean;
      productValue: string | null;
      matchType: components["schemas"]["MatchType"];
      reasoning: string;
      evidence: {
        field: string;
        text: string;
      } | null;
      /** @description The kind of value that decided */
      method: string;
      kind?: components["schemas"]["ExclusionKind"];
      /** @description Of name and wanted values: the `spec_key` by which feedback names the spec. Only where a single product is read, and not for what is no spec of the item */
      specKey?: string;
    };
    /** @description The verdict, or why the product is out before its specs count */
    Stage: "shortlisted" | "pending" | "eliminated" | "over_price" | "other_type";
    StartRun: {
      /** @description The public id of the sourcing request */
      sr_id: string;
      sourcing_context?: components["schemas"]["SourcingContext"];
    } & {
      [key: string]: unknown;
    };
    Status: {
      /** @constant */
      status: "ok";
    };
    Supplier: {
      name?: string;
      member_id?: number;
      seller_id?: string;
      platform_login_id?: string;
      shop_url?: string;
    } & {
      [key: string]: unknown;
    };
    SupplierQuestion: {
      spec_name: string;
      en: string;
      zh: string;
      /** @description With `language=de` */
      de?: string;
    };
    TableRow: {
      /** @description Place among all products of the item, from 1 */
      rank: number;
      platform: string;
      product_id: string;
      title: string;
      image: string | null;
      supplier: string | null;
      stage: components["schemas"]["Stage"];
      price: components["schemas"]["RowPrice"] | null;
      moq: number | null;
      unit: string | null;
      veto_score: number;
      rerank_match_score: number;
      product_type: string | null;
      /** @description Whether that is the wanted type; null in runs recorded before types were judged */
      type_match: components["schemas"]["MatchType"] | null;
      /** @description In the order of the item's specs */
      specs: components["schemas"]["RowAnswer"][];
      notes: string[];
      /** @description Where its listing differs from the near-equal one that is ranked best, at most ten; see `similar_listings` */
      differs: components["schemas"]["ListingDifference"][];
      /** @description Products of the item that are the same offer, this one included */
      offers: number;
      /** @description Equal for all offers of a group */
      group: number;
    };
    UnitPrice: {
      /** @description A decimal number */
      amount: string;
      /** @description ISO 4217 */
      currency: string;
      /** @description Where this price begins; it may be more than the quantity of the item */
      minQuantity: number;
    };
    UpdateSourcingRequest: {
      /** @description The version that this update was made from. `1.0` is the integer 1. */
      version: number;
      external_id?: string;
      merchant?: components["schemas"]["Merchant"];
      destination?: components["schemas"]["Destination"] | null;
      callback_url?: string | null;
      notes?: string | null;
      needed_by?: string | null;
      /** @description An entry with an `id` patches that item; one without adds an item. No item can be removed. */
      items?: (components["schemas"]["ItemPatch"] | components["schemas"]["NewItem"])[];
    };
    Variant: {
      sku_id?: string;
      attributes: ({
        name: string;
        value: string;
      } & {
        [key: string]: unknown;
      })[];
      price?: components["schemas"]["Price"];
    } & {
      [key: string]: unknown;
    };
    Verdict: "shortlisted" | "pending" | "eliminated";
  };
  responses: {
    /** @description The request breaks a rule; `issues` names every fault with its path. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description Conflict */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description The bearer token is valid but lacks the required scope. */
    Forbidden: {
      headers: {
        /** @description `Bearer` with the `scope` that is missing. */
        "WWW-Authenticate"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description A fault of the service. Nothing was saved. */
    InternalServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description Not Found */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description The body is larger than the limit. */
    PayloadTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description Service Unavailable */
    ServiceUnavailable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description Too many requests, where the service has a limit; its `RateLimit` headers say more. */
    TooManyRequests: {
      headers: {
        /** @description Seconds until requests are admitted again. */
        "Retry-After"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description The bearer token is missing or wrong. */
    Unauthorized: {
      headers: {
        /** @description Always `Bearer`. */
        "WWW-Authenticate"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
    /** @description The body is not declared as `application/json`, or it is compressed. */
    UnsupportedMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["Error"];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Status"];
        };
      };
      400: components["responses"]["BadRequest"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getReadiness: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Status"];
        };
      };
      400: components["responses"]["BadRequest"];
      500: components["responses"]["InternalServerError"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  listSourcingRequests: {
    parameters: {
      query?: {
        merchant_id?: string;
        external_id?: string;
        /** @description Words that the request, its merchant or an item must have, in any order; or a public id. */
        q?: string;
        /** @description State of the newest run; `none` where there is none yet. */
        run_state?: string;
        limit?: number;
        /** @description The `next_cursor` of the page before. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SourcingRequestList"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  createSourcingRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the request repeatable: the same key with the same body gives the first answer again, with another body 409. A key belongs to the caller’s token and is kept as long as what it made. */
        "idempotency-key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CreateSourcingRequest"];
      };
    };
    responses: {
      /** @description The saved sourcing request, defaults applied. */
      201: {
        headers: {
          /** @description The version as an entity tag, for `If-None-Match` and `If-Match`. */
          ETag?: string;
          /** @description Where the sourcing request can be read. */
          Location?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SourcingRequest"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      /** @description The pair (merchant.id, external_id) is in use; the issue carries the `sr_id` that has it. Or the `Idempotency-Key` was used with another body. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getSourcingRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the caller has already. */
        "if-none-match"?: string;
      };
      path: {
        /** @description The public id of the sourcing request. */
        srId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sourcing request. */
      200: {
        headers: {
          /** @description The version as an entity tag, for `If-None-Match` and `If-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SourcingRequest"];
        };
      };
      /** @description The caller has this version already. */
      304: {
        headers: {
          /** @description The version as an entity tag, for `If-None-Match` and `If-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      /** @description There is no such sourcing request. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  updateSourcingRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Entity tags that the request must have one of; otherwise 412. Never required. */
        "if-match"?: string;
      };
      path: {
        /** @description The public id of the sourcing request. */
        srId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["UpdateSourcingRequest"];
      };
    };
    responses: {
      /** @description The saved sourcing request with its new version. */
      200: {
        headers: {
          /** @description The version as an entity tag, for `If-None-Match` and `If-Match`. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SourcingRequest"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      /** @description There is no such sourcing request. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The sourcing request has another `version`; the issue carries `current_version`. Or the pair (merchant.id, external_id) is in use by another one. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The sourcing request is not what `If-Match` asks for. */
      412: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  getSourcingRequestHistory: {
    parameters: {
      query?: {
        limit?: number;
        /** @description The `next_cursor` of the page before. */
        cursor?: string;
      };
      header?: never;
      path: {
        /** @description The public id of the sourcing request. */
        srId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SourcingRequestHistory"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  draftRequest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["DraftText"];
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Draft"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  startSourcingJob: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the request repeatable: the same key with the same body gives the first answer again, with another body 409. A key belongs to the caller’s token and is kept as long as what it made. */
        "idempotency-key"?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["StartRun"];
      };
    };
    responses: {
      /** @description The run is queued, or was started with this key before. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RunStarted"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  rerunRun: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the request repeatable: the same key with the same body gives the first answer again, with another body 409. A key belongs to the caller’s token and is kept as long as what it made. */
        "idempotency-key"?: string;
      };
      path: {
        /** @description The run id */
        job_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The run is queued, or was started with this key before. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RunStarted"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listRuns: {
    parameters: {
      query?: {
        /** @description Only runs of this sourcing request; of several the last counts */
        sr_id?: string;
        limit?: number;
        /** @description The `nextCursor` of the page before */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RunList"];
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  readRun: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The run id */
        job_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RunStatus"];
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  readRunResult: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The run id */
        job_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RunRecord"];
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  readLatestResult: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The public id of the sourcing request */
        sr_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LatestResult"];
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  cancelRun: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The run id */
        job_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RunStatus"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  followRun: {
    parameters: {
      query?: never;
      header?: {
        /** @description The id of the last event seen */
        "last-event-id"?: string;
      };
      path: {
        /** @description The run id */
        job_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A stream that ends with the run. Events: `progress` (data: the run status) at the beginning and after every change; `item` (data: itemId, itemRevision, name, state, error, candidates, shortlisted, pending, eliminated, priceExcluded, typeExcluded) for each finished item; last of all `done`, `failed` or `cancelled` (data: the run status), more names may come. Comments keep the connection alive. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/event-stream": string;
        };
      };
      /** @description The run has ended and the caller has seen its end: do not connect again. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listDeliveries: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The run id */
        job_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeliveryList"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listAllDeliveries: {
    parameters: {
      query?: {
        /** @description Only those that failed */
        state?: "failed";
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeliveryList"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  replayDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `webhook-id` of the callback */
        delivery_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Accepted */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReplayedDelivery"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      409: components["responses"]["Conflict"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  readJobProducts: {
    parameters: {
      query?: {
        /** @description `true`: confirmed products only, or the pending set, flagged, when none is confirmed */
        is_shortlisted?: boolean;
        /** @description `true`: leave out spec_matching_data */
        exclude_spec_matching_data?: boolean;
        /** @description `true`: leave out cleanup_data */
        exclude_cleanup_data?: boolean;
        /** @description 1-based page index */
        page?: number;
        /** @description Products per page; everything when left out */
        page_size?: number;
        /** @description Product ids to skip, separated by commas */
        exclude?: string;
        /** @description Only products of this item */
        item_id?: number;
        /** @description Only products of this platform */
        platform?: string;
        /** @description `true`: append eliminated products with the failed must-have */
        include_eliminated?: boolean;
        /** @description Why the caller asks; counted, of no effect */
        reason?: string;
      };
      header?: never;
      path: {
        /** @description The run id */
        job_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductsAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  readJobProduct: {
    parameters: {
      query?: {
        /** @description When two platforms have a product of this id */
        platform?: string;
        /** @description When several items found the product; the first by default */
        item_id?: number;
      };
      header?: never;
      path: {
        /** @description The run id */
        job_id: string;
        /** @description Bare, as the platform gives it */
        product_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProductAnswer"];
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  readJobOverview: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The run id */
        job_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RunOverview"];
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  readItemTable: {
    parameters: {
      query?: {
        /** @description Stages, separated by commas; all when left out */
        stage?: string;
        /** @description Only products of this platform */
        platform?: string;
        /** @description Words that the title, the supplier, the id or a value found must have */
        q?: string;
        /** @description Answers that specs must have, by index: `0:match,2:unknown` */
        spec?: string;
        /** @description `true`: of listings of one supplier with the same title, price and values only the best */
        fold?: "true" | "false";
        /** @description Only the offers of this group */
        group?: number;
        /** @description rank, title, supplier, platform, price, moq, stage, must_haves, good_to_haves or spec:N; rank by default */
        sort?: string;
        order?: "asc" | "desc";
        page?: number;
        page_size?: number;
      };
      header?: never;
      path: {
        /** @description The run id */
        job_id: string;
        item_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ItemTable"];
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  readItemCharts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The run id */
        job_id: string;
        item_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ItemCharts"];
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  downloadJobProductsCsv: {
    parameters: {
      query?: {
        /** @description `true`: confirmed products only, or the pending set, flagged, when none is confirmed */
        is_shortlisted?: boolean;
        /** @description `true`: leave out spec_matching_data */
        exclude_spec_matching_data?: boolean;
        /** @description `true`: leave out cleanup_data */
        exclude_cleanup_data?: boolean;
        /** @description 1-based page index */
        page?: number;
        /** @description Products per page; everything when left out */
        page_size?: number;
        /** @description Product ids to skip, separated by commas */
        exclude?: string;
        /** @description Only products of this item */
        item_id?: number;
        /** @description Only products of this platform */
        platform?: string;
        /** @description `true`: append eliminated products with the failed must-have */
        include_eliminated?: boolean;
        /** @description Why the caller asks; counted, of no effect */
        reason?: string;
      };
      header?: never;
      path: {
        /** @description The run id */
        job_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description RFC 4180, UTF-8 with a byte order mark. Texts that begin like a formula have an apostrophe in front. */
      200: {
        headers: {
          /** @description A file name from the request and the day of the run. */
          "Content-Disposition"?: string;
          [name: string]: unknown;
        };
        content: {
          "text/csv": string;
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  downloadJobProductsXlsx: {
    parameters: {
      query?: {
        /** @description `true`: confirmed products only, or the pending set, flagged, when none is confirmed */
        is_shortlisted?: boolean;
        /** @description `true`: leave out spec_matching_data */
        exclude_spec_matching_data?: boolean;
        /** @description `true`: leave out cleanup_data */
        exclude_cleanup_data?: boolean;
        /** @description 1-based page index */
        page?: number;
        /** @description Products per page; everything when left out */
        page_size?: number;
        /** @description Product ids to skip, separated by commas */
        exclude?: string;
        /** @description Only products of this item */
        item_id?: number;
        /** @description Only products of this platform */
        platform?: string;
        /** @description `true`: append eliminated products with the failed must-have */
        include_eliminated?: boolean;
        /** @description Why the caller asks; counted, of no effect */
        reason?: string;
      };
      header?: never;
      path: {
        /** @description The run id */
        job_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A workbook with one sheet. Every text is a text, never a formula; only http and https are links. */
      200: {
        headers: {
          /** @description A file name from the request and the day of the run. */
          "Content-Disposition"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      /** @description Service Unavailable */
      503: {
        headers: {
          /** @description Seconds after which another workbook may be written. */
          "Retry-After"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  compareRuns: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The earlier run */
        job_id: string;
        /** @description The later run */
        other_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Comparison"];
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  readJobDiagnosis: {
    parameters: {
      query?: {
        /** @description Only products of this item */
        item_id?: number;
      };
      header?: never;
      path: {
        /** @description The run id */
        job_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Diagnosis"];
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  readJobQuestions: {
    parameters: {
      query?: {
        /** @description 1-based page index */
        page?: number;
        /** @description Products per page; everything when left out */
        page_size?: number;
        /** @description Product ids to skip, separated by commas */
        exclude?: string;
        /** @description Only products of this item */
        item_id?: number;
        /** @description Only products of this platform */
        platform?: string;
        /** @description Only these products, as `platform:product_id`, separated by commas: the letter about them alone */
        only?: string;
        /** @description A language to write the questions and letters in, beside English and Chinese */
        language?: "en" | "zh" | "de";
      };
      header?: never;
      path: {
        /** @description The run id */
        job_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Questions"];
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
      503: components["responses"]["ServiceUnavailable"];
    };
  };
  readSpecFeedback: {
    parameters: {
      query?: {
        /** @description When two platforms have a product of this id */
        platform?: string;
        /** @description When two items want different values under this name */
        item_id?: number;
        /** @description When one item has two specs of this name */
        spec_value?: string;
        /** @description In place of `spec_value`: the key of the spec, as a single product and all feedback have it */
        spec_key?: string;
      };
      header?: never;
      path: {
        /** @description The run id */
        job_id: string;
        /** @description Bare, or `platform:id` when two platforms have a product of this id */
        product_id: string;
        /** @description Name of the spec, percent-encoded */
        spec_name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FeedbackHistory"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  putSpecFeedback: {
    parameters: {
      query?: {
        /** @description When two platforms have a product of this id */
        platform?: string;
        /** @description When two items want different values under this name */
        item_id?: number;
        /** @description When one item has two specs of this name */
        spec_value?: string;
        /** @description In place of `spec_value`: the key of the spec, as a single product and all feedback have it */
        spec_key?: string;
      };
      header?: never;
      path: {
        /** @description The run id */
        job_id: string;
        /** @description Bare, or `platform:id` when two platforms have a product of this id */
        product_id: string;
        /** @description Name of the spec, percent-encoded */
        spec_name: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GivenFeedback"];
      };
    };
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Feedback"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      413: components["responses"]["PayloadTooLarge"];
      415: components["responses"]["UnsupportedMediaType"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  withdrawSpecFeedback: {
    parameters: {
      query?: {
        /** @description When two platforms have a product of this id */
        platform?: string;
        /** @description When two items want different values under this name */
        item_id?: number;
        /** @description When one item has two specs of this name */
        spec_value?: string;
        /** @description In place of `spec_value`: the key of the spec, as a single product and all feedback have it */
        spec_key?: string;
      };
      header?: never;
      path: {
        /** @description The run id */
        job_id: string;
        /** @description Bare, or `platform:id` when two platforms have a product of this id */
        product_id: string;
        /** @description Name of the spec, percent-encoded */
        spec_name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Feedback"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listJobFeedback: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The run id */
        job_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["FeedbackList"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  readCatalogState: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CatalogState"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  searchCatalog: {
    parameters: {
      query: {
        /** @description What to look for */
        q: string;
        /** @description Only products of this platform */
        platform?: string;
        /** @description Only products of this brand */
        brand?: string;
        /** @description Only products whose category ends on this name */
        category?: string;
        page?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CatalogSearch"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  readCatalogProduct: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        platform: string;
        product_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CatalogProduct"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  listSources: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SourceList"];
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  readAbout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["About"];
        };
      };
      400: components["responses"]["BadRequest"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  showRunDashboard: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The run id. */
        job_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description OK */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/html": string;
        };
      };
      400: components["responses"]["BadRequest"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
  onSourcingJobDone: {
    parameters: {
      query?: never;
      header: {
        /** @description Id of the message, the same for every attempt: a receiver that has seen it may ignore it. */
        "webhook-id": string;
        /** @description Seconds since 1970 at which this attempt was made. */
        "webhook-timestamp": string;
        /** @description One `v1` signature for each secret of the service, separated by spaces. */
        "webhook-signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CallbackMessage"];
      };
    };
    responses: {
      /** @description The receiver wants no more of this. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The message is accepted. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onSourcingJobFailed: {
    parameters: {
      query?: never;
      header: {
        /** @description Id of the message, the same for every attempt: a receiver that has seen it may ignore it. */
        "webhook-id": string;
        /** @description Seconds since 1970 at which this attempt was made. */
        "webhook-timestamp": string;
        /** @description One `v1` signature for each secret of the service, separated by spaces. */
        "webhook-signature": string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CallbackMessage"];
      };
    };
    responses: {
      /** @description The receiver wants no more of this. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The message is accepted. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
