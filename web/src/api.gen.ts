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
            /**
             * @description The event
             * @example sourcing_job.done
             */
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
        /**
         * @example {
         *       "before": {
         *         "runId": "019ac0de-0000-7000-8000-000000000001",
         *         "srId": "SR-2",
         *         "srVersion": 1,
         *         "createdAt": "2026-03-02T08:15:30.000Z"
         *       },
         *       "after": {
         *         "runId": "019ac0de-0000-7000-8000-000000000002",
         *         "srId": "SR-2",
         *         "srVersion": 2,
         *         "createdAt": "2026-03-03T08:15:30.000Z"
         *       },
         *       "summary": {
         *         "added": 0,
         *         "removed": 0,
         *         "came": 0,
         *         "went": 0,
         *         "changedVerdict": 1,
         *         "changedSpecs": 0,
         *         "unchanged": 36,
         *         "revisedItems": [
         *           4
         *         ]
         *       },
         *       "items": [
         *         {
         *           "itemId": 4,
         *           "name": "Insulated steel bottle",
         *           "revisionBefore": 1,
         *           "revisionAfter": 2,
         *           "added": [],
         *           "removed": [],
         *           "came": [],
         *           "went": [],
         *           "changedVerdict": [
         *             {
         *               "platform": "alibaba",
         *               "productId": "1006",
         *               "title": "Insulated bottle 750 ml",
         *               "verdictBefore": "eliminated",
         *               "verdictAfter": "shortlisted",
         *               "vetoScoreBefore": 0.5,
         *               "vetoScoreAfter": 2.9999,
         *               "decidedBy": [
         *                 "Capacity"
         *               ],
         *               "specs": [
         *                 {
         *                   "specName": "Capacity",
         *                   "required": true,
         *                   "before": {
         *                     "specValues": [
         *                       "500 ml"
         *                     ],
         *                     "matchType": "not_match",
         *                     "productValue": "750 ml"
         *                   },
         *                   "after": {
         *                     "specValues": [
         *                       "500-750 ml"
         *                     ],
         *                     "matchType": "match",
         *                     "productValue": "750 ml"
         *                   }
         *                 }
         *               ]
         *             }
         *           ],
         *           "changedSpecs": [],
         *           "unchanged": 36
         *         }
         *       ]
         *     }
         */
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
            /**
             * two uppercase letters
             * @example DE
             */
            country: string;
            city: string;
            region?: string;
            postal_code?: string;
            address?: string;
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
                dropping: {
                    /** @description Products that would become shortlisted */
                    would_be_shortlisted: number;
                    /** @description Eliminated products that would become pending */
                    would_be_pending: number;
                };
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
                /** @description Products that would become shortlisted */
                would_be_shortlisted: number;
                /** @description Eliminated products that would become pending */
                would_be_pending: number;
            }[];
            /** @description What dropping it would bring */
            dropping: {
                /** @description Products that would become shortlisted */
                would_be_shortlisted: number;
                /** @description Eliminated products that would become pending */
                would_be_pending: number;
            };
        };
        /**
         * @example {
         *       "job_id": "019ac0de-0000-7000-8000-000000000001",
         *       "items": [
         *         {
         *           "item_id": 4,
         *           "item_revision": 1,
         *           "item_name": "Insulated steel bottle",
         *           "candidates": 5,
         *           "shortlisted": 1,
         *           "pending": 1,
         *           "eliminated": 3,
         *           "eliminated_by_several": 1,
         *           "type_excluded": 0,
         *           "unconfirmed": null,
         *           "must_haves": [
         *             {
         *               "spec_name": "Capacity",
         *               "spec_values": [
         *                 "500 ml"
         *               ],
         *               "match": 1,
         *               "unknown": 1,
         *               "not_match": 3,
         *               "eliminates_alone": 2,
         *               "unknown_alone": 1,
         *               "keeps_pending": 1,
         *               "nearest_misses": [
         *                 {
         *                   "platform": "alibaba",
         *                   "product_id": "1006",
         *                   "title": "Insulated bottle 750 ml",
         *                   "product_value": "750 ml",
         *                   "distance": "250 ml over (50%)",
         *                   "distance_ratio": 0.5,
         *                   "only_obstacle": true
         *                 }
         *               ],
         *               "relaxing": [
         *                 {
         *                   "accept": "up to 750 ml",
         *                   "would_be_shortlisted": 1,
         *                   "would_be_pending": 0
         *                 }
         *               ],
         *               "dropping": {
         *                 "would_be_shortlisted": 3,
         *                 "would_be_pending": 0
         *               }
         *             }
         *           ],
         *           "summary": [
         *             "5 candidates: 1 shortlisted, 1 pending, 3 eliminated.",
         *             "Capacity \"500 ml\" alone eliminates 2 products; the nearest has \"750 ml\", 250 ml over (50%). Accepting up to 750 ml would bring 1 more shortlisted; dropping it would bring 3 more shortlisted.",
         *             "Capacity \"500 ml\" is the only open point of 1 pending product: the answer of the supplier settles it.",
         *             "1 product fails two must-haves or more; relaxing one of them is not enough."
         *           ]
         *         }
         *       ]
         *     }
         */
        Diagnosis: {
            job_id: string;
            items: components["schemas"]["DiagnosedItem"][];
        };
        /** @description Items and specs as a text asks for them, for a person to correct. Nothing is saved. */
        Draft: {
            items: components["schemas"]["DraftItem"][];
            needed_by: string | null;
            budget: components["schemas"]["DraftMoney"] | null;
            /** @description Words that became neither item nor spec */
            notes: string[];
        };
        DraftItem: {
            name: string;
            /** @description The part of the text that speaks of it */
            description: string;
            quantity: number | null;
            specs: components["schemas"]["DraftSpec"][];
            max_price: components["schemas"]["DraftMoney"] | null;
            min_price: components["schemas"]["DraftMoney"] | null;
            target_price: components["schemas"]["DraftMoney"] | null;
            customization: string | null;
        };
        DraftMoney: {
            amount: number;
            /** @description ISO 4217 */
            currency: string;
        };
        DraftSpec: {
            name: string;
            value: string;
            /** @description False after words such as "preferably" or 最好 */
            required: boolean;
            /** @description The words of the text that it was read from */
            text: string;
        };
        /**
         * @example {
         *       "text": "500 stainless steel bottles, 500 ml, BPA free, with our logo, under 4 USD each, needed by 2027-03-15. Preferably black."
         *     }
         */
        DraftText: {
            /** @description A wish in plain words, English or Chinese */
            text: string;
        };
        /** @description Why a request was refused. It changed nothing. */
        Error: {
            error: string;
            issues?: components["schemas"]["Issue"][];
        };
        /** @description The result is no spec of the item: the price is over the maximum, or the product is of another type. Left out of the results for specs, and of runs recorded before it was stored */
        ExclusionKind: "max_price" | "product_type";
        /**
         * @example {
         *       "platform": "alibaba",
         *       "product_id": "1600307821068",
         *       "spec_name": "Lid included",
         *       "spec_values": [
         *         "yes"
         *       ],
         *       "verdict": "match",
         *       "value": "PP lid",
         *       "note": "Photo sent by the supplier",
         *       "by": "Anna",
         *       "written_by": "purchasing",
         *       "run_id": "019ac0de-0000-7000-8000-000000000001",
         *       "created_at": "2026-03-02T08:15:30.000Z",
         *       "item_ids": [
         *         4
         *       ],
         *       "recorded_match_type": "unknown",
         *       "counts_from": "2026-03-02T08:15:30.000Z",
         *       "message": "Runs started from 2026-03-02T08:15:30.000Z on take \"Lid included\" of this product as match. The record of this run stays as it is."
         *     }
         */
        Feedback: {
            platform: string;
            product_id: string;
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
        /**
         * @example {
         *       "current": {
         *         "platform": "alibaba",
         *         "product_id": "1600307821068",
         *         "spec_name": "Lid included",
         *         "spec_values": [
         *           "yes"
         *         ],
         *         "verdict": "match",
         *         "value": "PP lid",
         *         "note": "Photo sent by the supplier",
         *         "by": "Anna",
         *         "written_by": "purchasing",
         *         "run_id": "019ac0de-0000-7000-8000-000000000001",
         *         "created_at": "2026-03-02T08:15:30.000Z"
         *       },
         *       "history": [
         *         {
         *           "platform": "alibaba",
         *           "product_id": "1600307821068",
         *           "spec_name": "Lid included",
         *           "spec_values": [
         *             "yes"
         *           ],
         *           "verdict": "match",
         *           "value": "PP lid",
         *           "note": "Photo sent by the supplier",
         *           "by": "Anna",
         *           "written_by": "purchasing",
         *           "run_id": "019ac0de-0000-7000-8000-000000000001",
         *           "created_at": "2026-03-02T08:15:30.000Z"
         *         }
         *       ]
         *     }
         */
        FeedbackHistory: {
            /** @description What is in force */
            current: components["schemas"]["FeedbackEntry"] | null;
            /** @description Everything ever said, withdrawals too, newest first */
            history: components["schemas"]["FeedbackEntry"][];
        };
        /**
         * @example {
         *       "feedback": [
         *         {
         *           "platform": "alibaba",
         *           "product_id": "1600307821068",
         *           "spec_name": "Lid included",
         *           "spec_values": [
         *             "yes"
         *           ],
         *           "verdict": "match",
         *           "value": "PP lid",
         *           "note": "Photo sent by the supplier",
         *           "by": "Anna",
         *           "written_by": "purchasing",
         *           "run_id": "019ac0de-0000-7000-8000-000000000001",
         *           "created_at": "2026-03-02T08:15:30.000Z",
         *           "counted_in_this_run": false
         *         }
         *       ]
         *     }
         */
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
        /**
         * @example {
         *       "verdict": "match",
         *       "value": "PP lid",
         *       "note": "Photo sent by the supplier",
         *       "by": "Anna"
         *     }
         */
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
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            changed_at: string;
            /** @description The name of the token; `anonymous` where none was asked for. */
            changed_by: string;
            /** @description Empty for version 1: the request was created. */
            changes: components["schemas"]["Change"][];
        };
        /** @description One fault. Further members carry facts to act on, such as `current_version`. */
        Issue: {
            /**
             * @description What is wrong, for programs.
             * @example too_long
             */
            code: string;
            /**
             * @description The keys and indices that lead to the value.
             * @example [
             *       "items",
             *       0,
             *       "specs",
             *       3,
             *       "value"
             *     ]
             */
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
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
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
            /** @description In the order of the item's specs */
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
                told: number;
            }[];
        };
        ItemContext: {
            /** @description Search only these platforms */
            platforms?: string[];
            /** @description Extra queries */
            keywords?: string[];
            /** @description A price per piece */
            target_price?: {
                amount: number;
                /** @description ISO 4217 code */
                currency: string;
            };
            /** @description A price per piece */
            max_price?: {
                amount: number;
                /** @description ISO 4217 code */
                currency: string;
            };
            /**
             * @description Share over the target price that is still near
             * @default 0.1
             */
            price_tolerance?: number;
            /** @description {"CNY": 0.14}: one CNY is 0.14 units of the target currency */
            exchange_rates?: {
                [key: string]: number;
            };
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
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
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
            cost: {
                amount: number;
                currency: string;
            };
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
        PriceLimit: {
            amount: number;
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
        /**
         * @example {
         *       "total_count": 19,
         *       "products": [
         *         {
         *           "product_id": "1600307821068",
         *           "stage": "sourcing",
         *           "spec_matching_data": {
         *             "verdict": "shortlisted",
         *             "veto_score": 2.999999999999,
         *             "rerank_match_score": 1,
         *             "veto_specs": [
         *               {
         *                 "spec_name": "Capacity",
         *                 "spec_values": [
         *                   "500 ml"
         *                 ],
         *                 "product_value": "500ml",
         *                 "match_type": "match",
         *                 "reasoning": "Wanted Capacity \"500 ml\"; the attribute \"Capacity\" says \"500ml\", which meets it."
         *               }
         *             ],
         *             "matched_rerank_specs": [
         *               "Colour"
         *             ],
         *             "rerank_specs": [
         *               {
         *                 "spec_name": "Colour",
         *                 "spec_values": [
         *                   "black"
         *                 ],
         *                 "product_value": "Black",
         *                 "match_type": "match",
         *                 "reasoning": "Wanted Colour \"black\"; variant 1, \"Color\", says \"Black\", which meets it."
         *               }
         *             ]
         *           },
         *           "cleanup_data": {
         *             "title": "500ml Double Wall Stainless Steel Water Bottle Vacuum Insulated Custom Logo",
         *             "price": {
         *               "currency": "USD",
         *               "tiers": [
         *                 {
         *                   "min_quantity": 500,
         *                   "amount": "2.73"
         *                 }
         *               ]
         *             },
         *             "supplier": {
         *               "name": "Hearth Metalware",
         *               "member_id": 20311
         *             },
         *             "variants": [
         *               {
         *                 "sku_id": "a",
         *                 "attributes": [
         *                   {
         *                     "name": "Color",
         *                     "value": "Black"
         *                   }
         *                 ]
         *               }
         *             ],
         *             "platform": "alibaba"
         *           },
         *           "product_type": {
         *             "wanted": "Insulated steel bottle",
         *             "found": "Water Bottle",
         *             "match_type": "match",
         *             "reasoning": "Wanted a product of the type \"Insulated steel bottle\"; the title calls it \"Water Bottle\"."
         *           },
         *           "item_id": 4,
         *           "item_revision": 1
         *         }
         *       ]
         *     }
         */
        ProductsAnswer: {
            /** @description Size of the full set; ignores paging */
            total_count: number;
            /** @description Best first */
            products: components["schemas"]["Product"][];
        };
        /**
         * @example {
         *       "total_count": 1,
         *       "suppliers": [
         *         {
         *           "platform": "1688",
         *           "supplier": {
         *             "name": "永康某杯业",
         *             "member_id": 20311
         *           },
         *           "products": [
         *             {
         *               "product_id": "600000000001",
         *               "platform": "1688",
         *               "title": "316不锈钢保温杯",
         *               "url": "https://detail.example/600000000001.html",
         *               "item_id": 4,
         *               "item_revision": 1,
         *               "item_name": "Insulated bottle",
         *               "questions": [
         *                 {
         *                   "spec_name": "Lid included",
         *                   "en": "Is the lid included?",
         *                   "zh": "是否包含盖子？"
         *                 }
         *               ]
         *             }
         *           ],
         *           "message": {
         *             "en": "Hello,\n\nWe are interested in this product and need a few details before we can order:\n\n1. 316不锈钢保温杯 (1688 600000000001), 500 pieces wanted\n   - Is the lid included?\n\nThank you, we look forward to your answer.",
         *             "zh": "您好！\n\n我们对这款产品感兴趣，下单前想确认几点：\n\n1. 316不锈钢保温杯（1688 600000000001），需求数量500件\n   - 是否包含盖子？\n\n谢谢，期待您的回复！"
         *           }
         *         }
         *       ]
         *     }
         */
        Questions: {
            /** @description Products to ask about; ignores paging */
            total_count: number;
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
                target_price: components["schemas"]["PriceLimit"] | null;
                max_price: components["schemas"]["PriceLimit"] | null;
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
            cost: {
                amount: number;
                currency: string;
            };
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
            /** @description A price per piece */
            target_price?: {
                amount: number;
                /** @description ISO 4217 code */
                currency: string;
            };
            /** @description A price per piece */
            max_price?: {
                amount: number;
                /** @description ISO 4217 code */
                currency: string;
            };
            /**
             * @description Share over the target price that is still near
             * @default 0.1
             */
            price_tolerance?: number;
            /** @description {"CNY": 0.14}: one CNY is 0.14 units of the target currency */
            exchange_rates?: {
                [key: string]: number;
            };
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
            /**
             * @description The public id: prefix, hyphen, `id`.
             * @example SR-1
             */
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
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
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
            /**
             * @description The public id: prefix, hyphen, `id`.
             * @example SR-1
             */
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
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example 2026-03-01T12:00:00.000Z
             */
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
                /**
                 * @example {
                 *       "error": "The body breaks the field rules",
                 *       "issues": [
                 *         {
                 *           "code": "too_short",
                 *           "path": [
                 *             "external_id"
                 *           ],
                 *           "message": "must not be empty"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Conflict */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The merchant already has a sourcing request with this external_id",
                 *       "issues": [
                 *         {
                 *           "code": "already_exists",
                 *           "path": [
                 *             "external_id"
                 *           ],
                 *           "message": "is in use by another sourcing request of this merchant",
                 *           "sr_id": "SR-1"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The bearer token is valid, but not made for this. */
        Forbidden: {
            headers: {
                /** @description `Bearer` with the `scope` that is missing. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The token lacks the scope \"write\" that this takes"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A fault of the service. Nothing was saved. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Internal error"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not Found */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "There is no sourcing request SR-999"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than the limit. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The body is larger than 10485760 bytes"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Service Unavailable */
        ServiceUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "The service is busy; try again."
                 *     }
                 */
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
                /**
                 * @example {
                 *       "error": "Too many requests: 9 in 60 s are allowed"
                 *     }
                 */
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
                /**
                 * @example {
                 *       "error": "A valid bearer token is required"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not declared as `application/json`, or it is compressed. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Content-Type must be application/json"
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "sourcing_requests": [
                     *         {
                     *           "id": 1,
                     *           "sr_id": "SR-1",
                     *           "version": 2,
                     *           "external_id": "spring-campaign",
                     *           "merchant": {
                     *             "id": "m-1001",
                     *             "name": "Harbour & Pine Gifts"
                     *           },
                     *           "destination": {
                     *             "country": "NL",
                     *             "city": "Rotterdam"
                     *           },
                     *           "callback_url": "https://shop.example/hooks/assay",
                     *           "notes": null,
                     *           "needed_by": "2027-03-15",
                     *           "created_at": "2027-01-12T09:30:00.000Z",
                     *           "updated_at": "2027-01-12T09:30:00.000Z",
                     *           "item_count": 1,
                     *           "last_run": {
                     *             "run_id": "01940e6c-7a00-7000-8000-000000000002",
                     *             "state": "done",
                     *             "created_at": "2027-01-12T09:30:00.000Z"
                     *           }
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
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
                /**
                 * @example {
                 *       "external_id": "spring-campaign",
                 *       "merchant": {
                 *         "id": "m-1001",
                 *         "name": "Harbour & Pine Gifts"
                 *       },
                 *       "destination": {
                 *         "country": "NL",
                 *         "city": "Rotterdam"
                 *       },
                 *       "needed_by": "2027-03-15",
                 *       "items": [
                 *         {
                 *           "name": "Steel bottle",
                 *           "description": "Half a litre, for a gift set",
                 *           "quantity": 500,
                 *           "specs": [
                 *             {
                 *               "name": "Capacity",
                 *               "value": "500 ml",
                 *               "required": true
                 *             },
                 *             {
                 *               "name": "Material",
                 *               "value": "stainless steel",
                 *               "required": true
                 *             },
                 *             {
                 *               "name": "Lid",
                 *               "value": "screw lid"
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "callback_url": "https://shop.example/hooks/assay"
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "id": 1,
                     *       "sr_id": "SR-1",
                     *       "version": 1,
                     *       "external_id": "spring-campaign",
                     *       "merchant": {
                     *         "id": "m-1001",
                     *         "name": "Harbour & Pine Gifts"
                     *       },
                     *       "destination": {
                     *         "country": "NL",
                     *         "city": "Rotterdam"
                     *       },
                     *       "callback_url": "https://shop.example/hooks/assay",
                     *       "notes": null,
                     *       "needed_by": "2027-03-15",
                     *       "created_at": "2027-01-12T09:30:00.000Z",
                     *       "updated_at": "2027-01-12T09:30:00.000Z",
                     *       "items": [
                     *         {
                     *           "id": 1,
                     *           "sourcing_request_id": 1,
                     *           "revision": 1,
                     *           "created_at": "2027-01-12T09:30:00.000Z",
                     *           "updated_at": "2027-01-12T09:30:00.000Z",
                     *           "name": "Steel bottle",
                     *           "description": "Half a litre, for a gift set",
                     *           "quantity": 500,
                     *           "selected": false,
                     *           "customization": null,
                     *           "images": [],
                     *           "reference_url": null,
                     *           "specs": [
                     *             {
                     *               "name": "Capacity",
                     *               "value": "500 ml",
                     *               "required": true
                     *             }
                     *           ],
                     *           "notes": null
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "error": "The merchant already has a sourcing request with this external_id",
                     *       "issues": [
                     *         {
                     *           "code": "already_exists",
                     *           "path": [
                     *             "external_id"
                     *           ],
                     *           "message": "is in use by another sourcing request of this merchant",
                     *           "sr_id": "SR-1"
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "id": 1,
                     *       "sr_id": "SR-1",
                     *       "version": 1,
                     *       "external_id": "spring-campaign",
                     *       "merchant": {
                     *         "id": "m-1001",
                     *         "name": "Harbour & Pine Gifts"
                     *       },
                     *       "destination": {
                     *         "country": "NL",
                     *         "city": "Rotterdam"
                     *       },
                     *       "callback_url": "https://shop.example/hooks/assay",
                     *       "notes": null,
                     *       "needed_by": "2027-03-15",
                     *       "created_at": "2027-01-12T09:30:00.000Z",
                     *       "updated_at": "2027-01-12T09:30:00.000Z",
                     *       "items": [
                     *         {
                     *           "id": 1,
                     *           "sourcing_request_id": 1,
                     *           "revision": 1,
                     *           "created_at": "2027-01-12T09:30:00.000Z",
                     *           "updated_at": "2027-01-12T09:30:00.000Z",
                     *           "name": "Steel bottle",
                     *           "description": "Half a litre, for a gift set",
                     *           "quantity": 500,
                     *           "selected": false,
                     *           "customization": null,
                     *           "images": [],
                     *           "reference_url": null,
                     *           "specs": [
                     *             {
                     *               "name": "Capacity",
                     *               "value": "500 ml",
                     *               "required": true
                     *             }
                     *           ],
                     *           "notes": null
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "error": "There is no sourcing request SR-999"
                     *     }
                     */
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
                /**
                 * @example {
                 *       "version": 1,
                 *       "items": [
                 *         {
                 *           "id": 1,
                 *           "quantity": 800
                 *         }
                 *       ]
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "id": 1,
                     *       "sr_id": "SR-1",
                     *       "version": 2,
                     *       "external_id": "spring-campaign",
                     *       "merchant": {
                     *         "id": "m-1001",
                     *         "name": "Harbour & Pine Gifts"
                     *       },
                     *       "destination": {
                     *         "country": "NL",
                     *         "city": "Rotterdam"
                     *       },
                     *       "callback_url": "https://shop.example/hooks/assay",
                     *       "notes": null,
                     *       "needed_by": "2027-03-15",
                     *       "created_at": "2027-01-12T09:30:00.000Z",
                     *       "updated_at": "2027-01-12T09:30:00.000Z",
                     *       "items": [
                     *         {
                     *           "id": 1,
                     *           "sourcing_request_id": 1,
                     *           "revision": 2,
                     *           "created_at": "2027-01-12T09:30:00.000Z",
                     *           "updated_at": "2027-01-12T09:30:00.000Z",
                     *           "name": "Steel bottle",
                     *           "description": "Half a litre, for a gift set",
                     *           "quantity": 800,
                     *           "selected": false,
                     *           "customization": null,
                     *           "images": [],
                     *           "reference_url": null,
                     *           "specs": [
                     *             {
                     *               "name": "Capacity",
                     *               "value": "500 ml",
                     *               "required": true
                     *             }
                     *           ],
                     *           "notes": null
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "error": "There is no sourcing request SR-999"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The sourcing request has another `version`; the issue carries `current_version`. Or the pair (merchant.id, external_id) is in use by another one. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The sourcing request has another version",
                     *       "issues": [
                     *         {
                     *           "code": "version_conflict",
                     *           "path": [
                     *             "version"
                     *           ],
                     *           "message": "is not the current version, 2",
                     *           "current_version": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The sourcing request is not what `If-Match` asks for. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "The sourcing request is not what If-Match asks for",
                     *       "issues": [
                     *         {
                     *           "code": "if_match",
                     *           "path": [
                     *             "if-match"
                     *           ],
                     *           "message": "the current entity tag is \"2\"",
                     *           "current_version": 2
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "history": [
                     *         {
                     *           "version": 1,
                     *           "changed_at": "2027-01-12T09:30:00.000Z",
                     *           "changed_by": "token-98aebb90",
                     *           "changes": []
                     *         }
                     *       ],
                     *       "next_cursor": null
                     *     }
                     */
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
                /**
                 * @example {
                 *       "text": "500 stainless steel bottles, 500 ml, BPA free, under 4 USD each, needed by 15 March 2027"
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "name": "stainless steel bottles",
                     *           "description": "500 stainless steel bottles, 500 ml, BPA free, under 4 USD each,",
                     *           "quantity": 500,
                     *           "specs": [
                     *             {
                     *               "name": "Material",
                     *               "value": "stainless steel",
                     *               "text": "stainless steel",
                     *               "required": true
                     *             }
                     *           ],
                     *           "max_price": {
                     *             "amount": 4,
                     *             "currency": "USD"
                     *           },
                     *           "min_price": null,
                     *           "target_price": null,
                     *           "customization": null
                     *         }
                     *       ],
                     *       "needed_by": "2027-03-15",
                     *       "budget": null,
                     *       "notes": []
                     *     }
                     */
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
                /**
                 * @example {
                 *       "sr_id": "SR-1"
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "job_id": "01940e6c-7a00-7000-8000-000000000001",
                     *       "statusUrl": "/api/runs/01940e6c-7a00-7000-8000-000000000001",
                     *       "resultUrl": "/api/sr/SR-1/result"
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "job_id": "01940e6c-7a00-7000-8000-000000000002",
                     *       "statusUrl": "/api/runs/01940e6c-7a00-7000-8000-000000000002",
                     *       "resultUrl": "/api/sr/SR-1/result"
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "runs": [
                     *         {
                     *           "runId": "01940e6c-7a00-7000-8000-000000000002",
                     *           "srId": "SR-1",
                     *           "srVersion": 2,
                     *           "state": "done",
                     *           "progress": {
                     *             "done": 1,
                     *             "total": 1
                     *           },
                     *           "createdAt": "2027-01-12T09:30:00.000Z",
                     *           "startedAt": "2027-01-12T09:30:00.000Z",
                     *           "finishedAt": "2027-01-12T09:30:00.000Z",
                     *           "error": null,
                     *           "rerunOf": "01940e6c-7a00-7000-8000-000000000003",
                     *           "statusUrl": "/api/runs/01940e6c-7a00-7000-8000-000000000002",
                     *           "resultUrl": "/api/sr/SR-1/result",
                     *           "productsUrl": "/job/01940e6c-7a00-7000-8000-000000000002/products"
                     *         }
                     *       ],
                     *       "nextCursor": "YWZ0ZXI6MTc5NTMz"
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "runId": "01940e6c-7a00-7000-8000-000000000003",
                     *       "srId": "SR-1",
                     *       "srVersion": 2,
                     *       "state": "done",
                     *       "progress": {
                     *         "done": 1,
                     *         "total": 1
                     *       },
                     *       "createdAt": "2027-01-12T09:30:00.000Z",
                     *       "startedAt": "2027-01-12T09:30:00.000Z",
                     *       "finishedAt": "2027-01-12T09:30:00.000Z",
                     *       "error": null,
                     *       "statusUrl": "/api/runs/01940e6c-7a00-7000-8000-000000000003",
                     *       "resultUrl": "/api/sr/SR-1/result",
                     *       "productsUrl": "/job/01940e6c-7a00-7000-8000-000000000003/products"
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "runId": "01940e6c-7a00-7000-8000-000000000003",
                     *       "srId": "SR-1",
                     *       "srVersion": 2,
                     *       "state": "done",
                     *       "createdAt": "2027-01-12T09:30:00.000Z",
                     *       "finishedAt": "2027-01-12T09:30:00.000Z",
                     *       "error": null,
                     *       "items": [
                     *         {
                     *           "itemId": 1,
                     *           "revision": 2,
                     *           "name": "Steel bottle",
                     *           "description": "Half a litre, for a gift set",
                     *           "quantity": 800,
                     *           "specs": [
                     *             {
                     *               "name": "Capacity",
                     *               "value": "500 ml",
                     *               "required": true
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "sourcingContext": {},
                     *       "result": {
                     *         "shortlist": [
                     *           {
                     *             "productId": "1600350040413",
                     *             "platform": "alibaba",
                     *             "itemId": 1,
                     *             "itemRevision": 2,
                     *             "title": "Vacuum Bottle Range 350 / 500 / 750 ml, 304 Stainless Steel, Powder Coat",
                     *             "url": "https://www.alibaba.example/product-detail/1600350040413.html",
                     *             "images": [
                     *               "https://img.alibaba.example/1600350040413/1.jpg",
                     *               "https://img.alibaba.example/1600350040413/2.jpg",
                     *               "https://img.alibaba.example/1600350040413/3.jpg"
                     *             ],
                     *             "price": {
                     *               "currency": "USD",
                     *               "tiers": [
                     *                 {
                     *                   "min_quantity": 200,
                     *                   "amount": "3.10"
                     *                 }
                     *               ]
                     *             },
                     *             "unitPrice": {
                     *               "amount": "3.41",
                     *               "currency": "USD",
                     *               "minQuantity": 200
                     *             },
                     *             "moq": 200,
                     *             "unit": "piece",
                     *             "supplier": {
                     *               "name": "Zhejiang Lantai Vacuum Flask Co., Ltd.",
                     *               "member_id": 262717585,
                     *               "seller_id": "cn1503186324bs",
                     *               "shop_url": "https://lantaiflask.alibaba.example/"
                     *             },
                     *             "variants": [
                     *               {
                     *                 "attributes": [
                     *                   {
                     *                     "name": "Capacity",
                     *                     "value": "350ml"
                     *                   }
                     *                 ],
                     *                 "sku_id": "040413-01",
                     *                 "stock": 3100
                     *               }
                     *             ],
                     *             "productType": {
                     *               "wanted": "Steel bottle",
                     *               "found": "Vacuum Bottle",
                     *               "matchType": "match",
                     *               "reasoning": "Wanted a product of the type \"Steel bottle\"; the title calls it \"Vacuum Bottle\"."
                     *             },
                     *             "verdict": "shortlisted",
                     *             "vetoScore": 2.999999998762,
                     *             "rerankMatchScore": 1,
                     *             "bufferNotes": [],
                     *             "variantIndex": 3,
                     *             "specResults": [
                     *               {
                     *                 "specName": "Capacity",
                     *                 "specValues": [
                     *                   "500 ml"
                     *                 ],
                     *                 "required": true,
                     *                 "productValue": "500ml",
                     *                 "matchType": "match",
                     *                 "reasoning": "Wanted Capacity \"500 ml\"; variant 4, \"Capacity\", says \"500ml\", which meets it.",
                     *                 "evidence": {
                     *                   "field": "variants[3].Capacity",
                     *                   "text": "500ml"
                     *                 },
                     *                 "method": "quantity"
                     *               }
                     *             ],
                     *             "questions": []
                     *           }
                     *         ],
                     *         "possibleMatches": [
                     *           {
                     *             "productId": "1600323700245",
                     *             "platform": "alibaba",
                     *             "itemId": 1,
                     *             "itemRevision": 2,
                     *             "title": "500ml Double Wall Vacuum Insulated Water Bottle Custom Logo",
                     *             "url": "https://www.alibaba.example/product-detail/1600323700245.html",
                     *             "images": [],
                     *             "price": {
                     *               "currency": "USD",
                     *               "tiers": [
                     *                 {
                     *                   "min_quantity": 100,
                     *                   "amount": "3.60"
                     *                 }
                     *               ]
                     *             },
                     *             "unitPrice": {
                     *               "amount": "3.25",
                     *               "currency": "USD",
                     *               "minQuantity": 500
                     *             },
                     *             "moq": 100,
                     *             "unit": "piece",
                     *             "supplier": {
                     *               "name": "Zhejiang Lantai Vacuum Flask Co., Ltd.",
                     *               "member_id": 262717585,
                     *               "seller_id": "cn1503186324bs",
                     *               "shop_url": "https://lantaiflask.alibaba.example/"
                     *             },
                     *             "variants": [
                     *               {
                     *                 "attributes": [
                     *                   {
                     *                     "name": "Color",
                     *                     "value": "Black"
                     *                   }
                     *                 ],
                     *                 "sku_id": "700245-01",
                     *                 "stock": 436
                     *               }
                     *             ],
                     *             "productType": {
                     *               "wanted": "Steel bottle",
                     *               "found": "Insulated Water Bottle",
                     *               "matchType": "match",
                     *               "reasoning": "Wanted a product of the type \"Steel bottle\"; the title calls it \"Insulated Water Bottle\"."
                     *             },
                     *             "verdict": "pending",
                     *             "vetoScore": 1.666699998684,
                     *             "rerankMatchScore": 1,
                     *             "bufferNotes": [
                     *               "The stock of 136 is below the wanted quantity of 800"
                     *             ],
                     *             "variantIndex": null,
                     *             "specResults": [
                     *               {
                     *                 "specName": "Capacity",
                     *                 "specValues": [
                     *                   "500 ml"
                     *                 ],
                     *                 "required": true,
                     *                 "productValue": "500ml",
                     *                 "matchType": "match",
                     *                 "reasoning": "Wanted Capacity \"500 ml\"; the attribute \"Capacity\" says \"500ml\", which meets it.",
                     *                 "evidence": {
                     *                   "field": "attributes.Capacity",
                     *                   "text": "500ml"
                     *                 },
                     *                 "method": "quantity"
                     *               }
                     *             ],
                     *             "questions": [
                     *               {
                     *                 "specName": "Material",
                     *                 "en": "Is it made of stainless steel?",
                     *                 "zh": "材质是不锈钢吗？"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "priceExcluded": [],
                     *         "typeExcluded": [
                     *           {
                     *             "productId": "1601498683156",
                     *             "platform": "alibaba",
                     *             "itemId": 1,
                     *             "itemRevision": 2,
                     *             "title": "Reusable 304 Stainless Steel Straws, 215 x 6 mm, Straight, with Brush",
                     *             "url": "https://www.alibaba.example/product-detail/1601498683156.html",
                     *             "images": [
                     *               "https://img.alibaba.example/1601498683156/1.jpg",
                     *               "https://img.alibaba.example/1601498683156/2.jpg",
                     *               "https://img.alibaba.example/1601498683156/3.jpg"
                     *             ],
                     *             "price": {
                     *               "currency": "USD",
                     *               "tiers": [
                     *                 {
                     *                   "min_quantity": 500,
                     *                   "amount": "0.154"
                     *                 }
                     *               ]
                     *             },
                     *             "unitPrice": {
                     *               "amount": "0.154",
                     *               "currency": "USD",
                     *               "minQuantity": 500
                     *             },
                     *             "moq": 500,
                     *             "unit": "piece",
                     *             "supplier": {
                     *               "name": "Chaozhou Yaotu Ceramics Co., Ltd.",
                     *               "member_id": 254209243,
                     *               "seller_id": "cn1558675690gs",
                     *               "shop_url": "https://yaotu.alibaba.example/"
                     *             },
                     *             "variants": [
                     *               {
                     *                 "attributes": [
                     *                   {
                     *                     "name": "Color",
                     *                     "value": "Silver"
                     *                   }
                     *                 ],
                     *                 "sku_id": "683156-01",
                     *                 "stock": 8050
                     *               }
                     *             ],
                     *             "productType": {
                     *               "wanted": "Steel bottle",
                     *               "found": "Straws",
                     *               "matchType": "not_match",
                     *               "reasoning": "Wanted a product of the type \"Steel bottle\"; the title calls it \"Straws\", which is another type."
                     *             },
                     *             "similarListings": {
                     *               "best": "alibaba:1601498683156",
                     *               "listings": 2,
                     *               "isDuplicate": false,
                     *               "differs": []
                     *             },
                     *             "verdict": "eliminated",
                     *             "vetoScore": 0.33330000049100006,
                     *             "rerankMatchScore": 0,
                     *             "bufferNotes": [],
                     *             "variantIndex": null,
                     *             "specResults": [
                     *               {
                     *                 "specName": "Capacity",
                     *                 "specValues": [
                     *                   "500 ml"
                     *                 ],
                     *                 "required": true,
                     *                 "productValue": null,
                     *                 "matchType": "unknown",
                     *                 "reasoning": "Wanted Capacity \"500 ml\"; the listing does not state it.",
                     *                 "evidence": null,
                     *                 "method": "quantity"
                     *               }
                     *             ],
                     *             "questions": []
                     *           }
                     *         ],
                     *         "eliminated": [
                     *           {
                     *             "productId": "1600918599727",
                     *             "platform": "alibaba",
                     *             "itemId": 1,
                     *             "itemRevision": 2,
                     *             "title": "350ml Double Wall Stainless Steel Water Bottle Vacuum Insulated Custom Logo",
                     *             "url": "https://www.alibaba.example/product-detail/1600918599727.html",
                     *             "images": [],
                     *             "price": {
                     *               "currency": "USD",
                     *               "tiers": [
                     *                 {
                     *                   "min_quantity": 100,
                     *                   "amount": "3.17"
                     *                 }
                     *               ]
                     *             },
                     *             "unitPrice": {
                     *               "amount": "2.86",
                     *               "currency": "USD",
                     *               "minQuantity": 500
                     *             },
                     *             "moq": 100,
                     *             "unit": "piece",
                     *             "supplier": {
                     *               "name": "Jinhua Kesi Industry & Trade Co., Ltd.",
                     *               "member_id": 253910449,
                     *               "seller_id": "cn1580611959bv",
                     *               "shop_url": "https://kesi.alibaba.example/"
                     *             },
                     *             "variants": [
                     *               {
                     *                 "attributes": [
                     *                   {
                     *                     "name": "Color",
                     *                     "value": "Black"
                     *                   }
                     *                 ],
                     *                 "sku_id": "599727-01",
                     *                 "stock": 441
                     *               }
                     *             ],
                     *             "productType": {
                     *               "wanted": "Steel bottle",
                     *               "found": "Water Bottle",
                     *               "matchType": "match",
                     *               "reasoning": "Wanted a product of the type \"Steel bottle\"; the title calls it \"Water Bottle\"."
                     *             },
                     *             "similarListings": {
                     *               "best": "alibaba:1601657468847",
                     *               "listings": 4,
                     *               "isDuplicate": false,
                     *               "differs": [
                     *                 {
                     *                   "name": "price",
                     *                   "here": "3.17 USD from 100, 2.86 USD from 500, 2.62 USD from 1000, 2.41 USD from 5000",
                     *                   "best": "3.60 USD from 100, 3.25 USD from 500, 2.98 USD from 1000, 2.74 USD from 5000"
                     *                 }
                     *               ]
                     *             },
                     *             "verdict": "eliminated",
                     *             "vetoScore": 0.666699998696,
                     *             "rerankMatchScore": 1,
                     *             "bufferNotes": [
                     *               "The stock of 278 is below the wanted quantity of 800"
                     *             ],
                     *             "variantIndex": null,
                     *             "specResults": [
                     *               {
                     *                 "specName": "Capacity",
                     *                 "specValues": [
                     *                   "500 ml"
                     *                 ],
                     *                 "required": true,
                     *                 "productValue": "350ml",
                     *                 "matchType": "not_match",
                     *                 "reasoning": "Wanted Capacity \"500 ml\"; the attribute \"Capacity\" says \"350ml\", which contradicts it.",
                     *                 "evidence": {
                     *                   "field": "attributes.Capacity",
                     *                   "text": "350ml"
                     *                 },
                     *                 "method": "quantity"
                     *               }
                     *             ],
                     *             "questions": []
                     *           }
                     *         ]
                     *       },
                     *       "resultHash": "sha256:835b3e57a15c04de11665b32cea12cc623f6053f96fc9cffa2c9e47b0351f9a3",
                     *       "stats": {
                     *         "candidates": 194,
                     *         "scored": 194,
                     *         "shortlisted": 20,
                     *         "pending": 9,
                     *         "eliminated": 28,
                     *         "priceExcluded": 0,
                     *         "typeExcluded": 137,
                     *         "typeUnknown": 3,
                     *         "humanVerdicts": 0,
                     *         "durationsMs": {
                     *           "search": 12,
                     *           "readFacts": 12,
                     *           "match": 12,
                     *           "commit": 12,
                     *           "total": 12
                     *         },
                     *         "sources": [
                     *           {
                     *             "name": "catalog",
                     *             "candidates": 200,
                     *             "error": null,
                     *             "searches": 1,
                     *             "failures": 0,
                     *             "durationMs": 12,
                     *             "version": "lance-8",
                     *             "answerHash": null
                     *           }
                     *         ],
                     *         "catalogVersion": "lance-8",
                     *         "notes": [
                     *           "6 listings were left out that share words with the specs, while nothing in them speaks of \"Steel bottle\"."
                     *         ],
                     *         "items": [
                     *           {
                     *             "itemId": 1,
                     *             "candidates": 194,
                     *             "scored": 194,
                     *             "shortlisted": 20,
                     *             "pending": 9,
                     *             "eliminated": 28,
                     *             "priceExcluded": 0,
                     *             "typeExcluded": 137,
                     *             "typeUnknown": 3,
                     *             "specs": [
                     *               {
                     *                 "specName": "Capacity",
                     *                 "match": 29,
                     *                 "unknown": 5,
                     *                 "notMatch": 23
                     *               }
                     *             ],
                     *             "humanVerdicts": 0,
                     *             "durationsMs": {
                     *               "search": 12,
                     *               "readFacts": 12,
                     *               "match": 12,
                     *               "commit": 12
                     *             },
                     *             "sources": [
                     *               {
                     *                 "name": "catalog",
                     *                 "candidates": 200,
                     *                 "error": null,
                     *                 "durationMs": 12,
                     *                 "version": "lance-8",
                     *                 "answerHash": null
                     *               }
                     *             ],
                     *             "catalogVersion": "lance-8",
                     *             "notes": [
                     *               "6 listings were left out that share words with the specs, while nothing in them speaks of \"Steel bottle\"."
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "cost": {
                     *         "amount": 0,
                     *         "currency": "USD"
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "runId": "01940e6c-7a00-7000-8000-000000000002",
                     *       "srId": "SR-1",
                     *       "srVersion": 2,
                     *       "state": "done",
                     *       "createdAt": "2027-01-12T09:30:00.000Z",
                     *       "finishedAt": "2027-01-12T09:30:00.000Z",
                     *       "error": null,
                     *       "items": [
                     *         {
                     *           "itemId": 1,
                     *           "revision": 2,
                     *           "name": "Steel bottle",
                     *           "description": "Half a litre, for a gift set",
                     *           "quantity": 800,
                     *           "specs": [
                     *             {
                     *               "name": "Capacity",
                     *               "value": "500 ml",
                     *               "required": true
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "sourcingContext": {},
                     *       "result": {
                     *         "shortlist": [
                     *           {
                     *             "productId": "1600350040413",
                     *             "platform": "alibaba",
                     *             "itemId": 1,
                     *             "itemRevision": 2,
                     *             "title": "Vacuum Bottle Range 350 / 500 / 750 ml, 304 Stainless Steel, Powder Coat",
                     *             "url": "https://www.alibaba.example/product-detail/1600350040413.html",
                     *             "images": [
                     *               "https://img.alibaba.example/1600350040413/1.jpg",
                     *               "https://img.alibaba.example/1600350040413/2.jpg",
                     *               "https://img.alibaba.example/1600350040413/3.jpg"
                     *             ],
                     *             "price": {
                     *               "currency": "USD",
                     *               "tiers": [
                     *                 {
                     *                   "min_quantity": 200,
                     *                   "amount": "3.10"
                     *                 }
                     *               ]
                     *             },
                     *             "unitPrice": {
                     *               "amount": "3.41",
                     *               "currency": "USD",
                     *               "minQuantity": 200
                     *             },
                     *             "moq": 200,
                     *             "unit": "piece",
                     *             "supplier": {
                     *               "name": "Zhejiang Lantai Vacuum Flask Co., Ltd.",
                     *               "member_id": 262717585,
                     *               "seller_id": "cn1503186324bs",
                     *               "shop_url": "https://lantaiflask.alibaba.example/"
                     *             },
                     *             "variants": [
                     *               {
                     *                 "attributes": [
                     *                   {
                     *                     "name": "Capacity",
                     *                     "value": "350ml"
                     *                   }
                     *                 ],
                     *                 "sku_id": "040413-01",
                     *                 "stock": 3100
                     *               }
                     *             ],
                     *             "productType": {
                     *               "wanted": "Steel bottle",
                     *               "found": "Vacuum Bottle",
                     *               "matchType": "match",
                     *               "reasoning": "Wanted a product of the type \"Steel bottle\"; the title calls it \"Vacuum Bottle\"."
                     *             },
                     *             "verdict": "shortlisted",
                     *             "vetoScore": 2.999999998762,
                     *             "rerankMatchScore": 1,
                     *             "bufferNotes": [],
                     *             "variantIndex": 3,
                     *             "specResults": [
                     *               {
                     *                 "specName": "Capacity",
                     *                 "specValues": [
                     *                   "500 ml"
                     *                 ],
                     *                 "required": true,
                     *                 "productValue": "500ml",
                     *                 "matchType": "match",
                     *                 "reasoning": "Wanted Capacity \"500 ml\"; variant 4, \"Capacity\", says \"500ml\", which meets it.",
                     *                 "evidence": {
                     *                   "field": "variants[3].Capacity",
                     *                   "text": "500ml"
                     *                 },
                     *                 "method": "quantity"
                     *               }
                     *             ],
                     *             "questions": []
                     *           }
                     *         ],
                     *         "possibleMatches": [
                     *           {
                     *             "productId": "1600323700245",
                     *             "platform": "alibaba",
                     *             "itemId": 1,
                     *             "itemRevision": 2,
                     *             "title": "500ml Double Wall Vacuum Insulated Water Bottle Custom Logo",
                     *             "url": "https://www.alibaba.example/product-detail/1600323700245.html",
                     *             "images": [],
                     *             "price": {
                     *               "currency": "USD",
                     *               "tiers": [
                     *                 {
                     *                   "min_quantity": 100,
                     *                   "amount": "3.60"
                     *                 }
                     *               ]
                     *             },
                     *             "unitPrice": {
                     *               "amount": "3.25",
                     *               "currency": "USD",
                     *               "minQuantity": 500
                     *             },
                     *             "moq": 100,
                     *             "unit": "piece",
                     *             "supplier": {
                     *               "name": "Zhejiang Lantai Vacuum Flask Co., Ltd.",
                     *               "member_id": 262717585,
                     *               "seller_id": "cn1503186324bs",
                     *               "shop_url": "https://lantaiflask.alibaba.example/"
                     *             },
                     *             "variants": [
                     *               {
                     *                 "attributes": [
                     *                   {
                     *                     "name": "Color",
                     *                     "value": "Black"
                     *                   }
                     *                 ],
                     *                 "sku_id": "700245-01",
                     *                 "stock": 436
                     *               }
                     *             ],
                     *             "productType": {
                     *               "wanted": "Steel bottle",
                     *               "found": "Insulated Water Bottle",
                     *               "matchType": "match",
                     *               "reasoning": "Wanted a product of the type \"Steel bottle\"; the title calls it \"Insulated Water Bottle\"."
                     *             },
                     *             "verdict": "pending",
                     *             "vetoScore": 1.666699998684,
                     *             "rerankMatchScore": 1,
                     *             "bufferNotes": [
                     *               "The stock of 136 is below the wanted quantity of 800"
                     *             ],
                     *             "variantIndex": null,
                     *             "specResults": [
                     *               {
                     *                 "specName": "Capacity",
                     *                 "specValues": [
                     *                   "500 ml"
                     *                 ],
                     *                 "required": true,
                     *                 "productValue": "500ml",
                     *                 "matchType": "match",
                     *                 "reasoning": "Wanted Capacity \"500 ml\"; the attribute \"Capacity\" says \"500ml\", which meets it.",
                     *                 "evidence": {
                     *                   "field": "attributes.Capacity",
                     *                   "text": "500ml"
                     *                 },
                     *                 "method": "quantity"
                     *               }
                     *             ],
                     *             "questions": [
                     *               {
                     *                 "specName": "Material",
                     *                 "en": "Is it made of stainless steel?",
                     *                 "zh": "材质是不锈钢吗？"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "priceExcluded": [],
                     *         "typeExcluded": [
                     *           {
                     *             "productId": "1601498683156",
                     *             "platform": "alibaba",
                     *             "itemId": 1,
                     *             "itemRevision": 2,
                     *             "title": "Reusable 304 Stainless Steel Straws, 215 x 6 mm, Straight, with Brush",
                     *             "url": "https://www.alibaba.example/product-detail/1601498683156.html",
                     *             "images": [
                     *               "https://img.alibaba.example/1601498683156/1.jpg",
                     *               "https://img.alibaba.example/1601498683156/2.jpg",
                     *               "https://img.alibaba.example/1601498683156/3.jpg"
                     *             ],
                     *             "price": {
                     *               "currency": "USD",
                     *               "tiers": [
                     *                 {
                     *                   "min_quantity": 500,
                     *                   "amount": "0.154"
                     *                 }
                     *               ]
                     *             },
                     *             "unitPrice": {
                     *               "amount": "0.154",
                     *               "currency": "USD",
                     *               "minQuantity": 500
                     *             },
                     *             "moq": 500,
                     *             "unit": "piece",
                     *             "supplier": {
                     *               "name": "Chaozhou Yaotu Ceramics Co., Ltd.",
                     *               "member_id": 254209243,
                     *               "seller_id": "cn1558675690gs",
                     *               "shop_url": "https://yaotu.alibaba.example/"
                     *             },
                     *             "variants": [
                     *               {
                     *                 "attributes": [
                     *                   {
                     *                     "name": "Color",
                     *                     "value": "Silver"
                     *                   }
                     *                 ],
                     *                 "sku_id": "683156-01",
                     *                 "stock": 8050
                     *               }
                     *             ],
                     *             "productType": {
                     *               "wanted": "Steel bottle",
                     *               "found": "Straws",
                     *               "matchType": "not_match",
                     *               "reasoning": "Wanted a product of the type \"Steel bottle\"; the title calls it \"Straws\", which is another type."
                     *             },
                     *             "similarListings": {
                     *               "best": "alibaba:1601498683156",
                     *               "listings": 2,
                     *               "isDuplicate": false,
                     *               "differs": []
                     *             },
                     *             "verdict": "eliminated",
                     *             "vetoScore": 0.33330000049100006,
                     *             "rerankMatchScore": 0,
                     *             "bufferNotes": [],
                     *             "variantIndex": null,
                     *             "specResults": [
                     *               {
                     *                 "specName": "Capacity",
                     *                 "specValues": [
                     *                   "500 ml"
                     *                 ],
                     *                 "required": true,
                     *                 "productValue": null,
                     *                 "matchType": "unknown",
                     *                 "reasoning": "Wanted Capacity \"500 ml\"; the listing does not state it.",
                     *                 "evidence": null,
                     *                 "method": "quantity"
                     *               }
                     *             ],
                     *             "questions": []
                     *           }
                     *         ],
                     *         "eliminated": [
                     *           {
                     *             "productId": "1600918599727",
                     *             "platform": "alibaba",
                     *             "itemId": 1,
                     *             "itemRevision": 2,
                     *             "title": "350ml Double Wall Stainless Steel Water Bottle Vacuum Insulated Custom Logo",
                     *             "url": "https://www.alibaba.example/product-detail/1600918599727.html",
                     *             "images": [],
                     *             "price": {
                     *               "currency": "USD",
                     *               "tiers": [
                     *                 {
                     *                   "min_quantity": 100,
                     *                   "amount": "3.17"
                     *                 }
                     *               ]
                     *             },
                     *             "unitPrice": {
                     *               "amount": "2.86",
                     *               "currency": "USD",
                     *               "minQuantity": 500
                     *             },
                     *             "moq": 100,
                     *             "unit": "piece",
                     *             "supplier": {
                     *               "name": "Jinhua Kesi Industry & Trade Co., Ltd.",
                     *               "member_id": 253910449,
                     *               "seller_id": "cn1580611959bv",
                     *               "shop_url": "https://kesi.alibaba.example/"
                     *             },
                     *             "variants": [
                     *               {
                     *                 "attributes": [
                     *                   {
                     *                     "name": "Color",
                     *                     "value": "Black"
                     *                   }
                     *                 ],
                     *                 "sku_id": "599727-01",
                     *                 "stock": 441
                     *               }
                     *             ],
                     *             "productType": {
                     *               "wanted": "Steel bottle",
                     *               "found": "Water Bottle",
                     *               "matchType": "match",
                     *               "reasoning": "Wanted a product of the type \"Steel bottle\"; the title calls it \"Water Bottle\"."
                     *             },
                     *             "similarListings": {
                     *               "best": "alibaba:1601657468847",
                     *               "listings": 4,
                     *               "isDuplicate": false,
                     *               "differs": [
                     *                 {
                     *                   "name": "price",
                     *                   "here": "3.17 USD from 100, 2.86 USD from 500, 2.62 USD from 1000, 2.41 USD from 5000",
                     *                   "best": "3.60 USD from 100, 3.25 USD from 500, 2.98 USD from 1000, 2.74 USD from 5000"
                     *                 }
                     *               ]
                     *             },
                     *             "verdict": "eliminated",
                     *             "vetoScore": 0.666699998696,
                     *             "rerankMatchScore": 1,
                     *             "bufferNotes": [
                     *               "The stock of 278 is below the wanted quantity of 800"
                     *             ],
                     *             "variantIndex": null,
                     *             "specResults": [
                     *               {
                     *                 "specName": "Capacity",
                     *                 "specValues": [
                     *                   "500 ml"
                     *                 ],
                     *                 "required": true,
                     *                 "productValue": "350ml",
                     *                 "matchType": "not_match",
                     *                 "reasoning": "Wanted Capacity \"500 ml\"; the attribute \"Capacity\" says \"350ml\", which contradicts it.",
                     *                 "evidence": {
                     *                   "field": "attributes.Capacity",
                     *                   "text": "350ml"
                     *                 },
                     *                 "method": "quantity"
                     *               }
                     *             ],
                     *             "questions": []
                     *           }
                     *         ]
                     *       },
                     *       "resultHash": "sha256:835b3e57a15c04de11665b32cea12cc623f6053f96fc9cffa2c9e47b0351f9a3",
                     *       "stats": {
                     *         "candidates": 194,
                     *         "scored": 194,
                     *         "shortlisted": 20,
                     *         "pending": 9,
                     *         "eliminated": 28,
                     *         "priceExcluded": 0,
                     *         "typeExcluded": 137,
                     *         "typeUnknown": 3,
                     *         "humanVerdicts": 0,
                     *         "durationsMs": {
                     *           "search": 12,
                     *           "readFacts": 12,
                     *           "match": 12,
                     *           "commit": 12,
                     *           "total": 12
                     *         },
                     *         "sources": [
                     *           {
                     *             "name": "catalog",
                     *             "candidates": 200,
                     *             "error": null,
                     *             "searches": 1,
                     *             "failures": 0,
                     *             "durationMs": 12,
                     *             "version": "lance-8",
                     *             "answerHash": null
                     *           }
                     *         ],
                     *         "catalogVersion": "lance-8",
                     *         "notes": [
                     *           "6 listings were left out that share words with the specs, while nothing in them speaks of \"Steel bottle\"."
                     *         ],
                     *         "items": [
                     *           {
                     *             "itemId": 1,
                     *             "candidates": 194,
                     *             "scored": 194,
                     *             "shortlisted": 20,
                     *             "pending": 9,
                     *             "eliminated": 28,
                     *             "priceExcluded": 0,
                     *             "typeExcluded": 137,
                     *             "typeUnknown": 3,
                     *             "specs": [
                     *               {
                     *                 "specName": "Capacity",
                     *                 "match": 29,
                     *                 "unknown": 5,
                     *                 "notMatch": 23
                     *               }
                     *             ],
                     *             "humanVerdicts": 0,
                     *             "durationsMs": {
                     *               "search": 12,
                     *               "readFacts": 12,
                     *               "match": 12,
                     *               "commit": 12
                     *             },
                     *             "sources": [
                     *               {
                     *                 "name": "catalog",
                     *                 "candidates": 200,
                     *                 "error": null,
                     *                 "durationMs": 12,
                     *                 "version": "lance-8",
                     *                 "answerHash": null
                     *               }
                     *             ],
                     *             "catalogVersion": "lance-8",
                     *             "notes": [
                     *               "6 listings were left out that share words with the specs, while nothing in them speaks of \"Steel bottle\"."
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "cost": {
                     *         "amount": 0,
                     *         "currency": "USD"
                     *       },
                     *       "stale": false,
                     *       "staleItems": [],
                     *       "currentVersion": 2
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "runId": "01940e6c-7a00-7000-8000-000000000001",
                     *       "srId": "SR-1",
                     *       "srVersion": 2,
                     *       "state": "cancelled",
                     *       "progress": {
                     *         "done": 0,
                     *         "total": 1
                     *       },
                     *       "createdAt": "2027-01-12T09:30:00.000Z",
                     *       "startedAt": null,
                     *       "finishedAt": "2027-01-12T09:30:00.000Z",
                     *       "error": null,
                     *       "statusUrl": "/api/runs/01940e6c-7a00-7000-8000-000000000001",
                     *       "resultUrl": "/api/sr/SR-1/result",
                     *       "productsUrl": "/job/01940e6c-7a00-7000-8000-000000000001/products"
                     *     }
                     */
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
                    /**
                     * @example event: item
                     *     id: 1
                     *     data: {"itemId":1,"itemRevision":2,"name":"Steel bottle","state":"done","error":null,"candidates":194,"shortlisted":20,"pending":9,"eliminated":28,"priceExcluded":0,"typeExcluded":137}
                     *
                     *     event: progress
                     *     id: 1
                     *     data: {"runId":"01940e6c-7a00-7000-8000-000000000003","srId":"SR-1","srVersion":2,"state":"done","progress":{"done":1,"total":1},"createdAt":"2027-01-12T09:30:00.000Z","startedAt":"2027-01-12T09:30:00.000Z","finishedAt":"2027-01-12T09:30:00.000Z","error":null,"statusUrl":"/api/runs/01940e6c-7a00-7000-8000-000000000003","resultUrl":"/api/sr/SR-1/result","productsUrl":"/job/01940e6c-7a00-7000-8000-000000000003/products"}
                     *
                     *     event: done
                     *     id: end
                     *     data: {"runId":"01940e6c-7a00-7000-8000-000000000003","srId":"SR-1","srVersion":2,"state":"done","progress":{"done":1,"total":1},"createdAt":"2027-01-12T09:30:00.000Z","startedAt":"2027-01-12T09:30:00.000Z","finishedAt":"2027-01-12T09:30:00.000Z","error":null,"statusUrl":"/api/runs/01940e6c-7a00-7000-8000-000000000003","resultUrl":"/api/sr/SR-1/result","productsUrl":"/job/01940e6c-7a00-7000-8000-000000000003/products"}
                     */
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
                    /**
                     * @example {
                     *       "deliveries": [
                     *         {
                     *           "deliveryId": "01940e6c-7a00-7000-8000-000000000005",
                     *           "runId": "01940e6c-7a00-7000-8000-000000000003",
                     *           "event": "sourcing_job.done",
                     *           "url": "https://shop.example/…",
                     *           "state": "delivered",
                     *           "error": null,
                     *           "createdAt": "2027-01-12T09:30:00.000Z",
                     *           "nextAttemptAt": null,
                     *           "finishedAt": "2027-01-12T09:30:00.000Z",
                     *           "attempts": [
                     *             {
                     *               "number": 1,
                     *               "startedAt": "2027-01-12T09:30:00.000Z",
                     *               "durationMs": 12,
                     *               "status": 200,
                     *               "error": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "deliveries": [
                     *         {
                     *           "deliveryId": "01940e6c-7a00-7000-8000-000000000006",
                     *           "runId": "01940e6c-7a00-7000-8000-000000000002",
                     *           "event": "sourcing_job.done",
                     *           "url": "https://shop.example/…",
                     *           "state": "delivered",
                     *           "error": null,
                     *           "createdAt": "2027-01-12T09:30:00.000Z",
                     *           "nextAttemptAt": null,
                     *           "finishedAt": "2027-01-12T09:30:00.000Z",
                     *           "attempts": [
                     *             {
                     *               "number": 1,
                     *               "startedAt": "2027-01-12T09:30:00.000Z",
                     *               "durationMs": 12,
                     *               "status": 200,
                     *               "error": null
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "delivery_id": "01940e6c-7a00-7000-8000-000000000005"
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "total_count": 29,
                     *       "products": [
                     *         {
                     *           "product_id": "1600350040413",
                     *           "stage": "sourcing",
                     *           "spec_matching_data": {
                     *             "verdict": "shortlisted",
                     *             "veto_score": 2.999999998762,
                     *             "rerank_match_score": 1,
                     *             "veto_specs": [
                     *               {
                     *                 "spec_name": "Capacity",
                     *                 "spec_values": [
                     *                   "500 ml"
                     *                 ],
                     *                 "product_value": "500ml",
                     *                 "match_type": "match",
                     *                 "reasoning": "Wanted Capacity \"500 ml\"; variant 4, \"Capacity\", says \"500ml\", which meets it."
                     *               }
                     *             ],
                     *             "matched_rerank_specs": [
                     *               "Lid"
                     *             ],
                     *             "rerank_specs": [
                     *               {
                     *                 "spec_name": "Lid",
                     *                 "spec_values": [
                     *                   "screw lid"
                     *                 ],
                     *                 "product_value": "Screw cap, PP",
                     *                 "match_type": "match",
                     *                 "reasoning": "Wanted Lid \"screw lid\"; the attribute \"Lid\" says \"Screw cap, PP\", which meets it."
                     *               }
                     *             ]
                     *           },
                     *           "cleanup_data": {
                     *             "title": "Vacuum Bottle Range 350 / 500 / 750 ml, 304 Stainless Steel, Powder Coat",
                     *             "price": {
                     *               "currency": "USD",
                     *               "tiers": [
                     *                 {
                     *                   "min_quantity": 200,
                     *                   "amount": "3.10"
                     *                 }
                     *               ]
                     *             },
                     *             "supplier": {
                     *               "name": "Zhejiang Lantai Vacuum Flask Co., Ltd.",
                     *               "member_id": 262717585,
                     *               "seller_id": "cn1503186324bs",
                     *               "shop_url": "https://lantaiflask.alibaba.example/"
                     *             },
                     *             "variants": [
                     *               {
                     *                 "attributes": [
                     *                   {
                     *                     "name": "Capacity",
                     *                     "value": "350ml"
                     *                   }
                     *                 ],
                     *                 "sku_id": "040413-01",
                     *                 "stock": 3100
                     *               }
                     *             ],
                     *             "platform": "alibaba",
                     *             "moq": 200,
                     *             "unit": "piece",
                     *             "url": "https://www.alibaba.example/product-detail/1600350040413.html",
                     *             "images": [
                     *               "https://img.alibaba.example/1600350040413/1.jpg",
                     *               "https://img.alibaba.example/1600350040413/2.jpg",
                     *               "https://img.alibaba.example/1600350040413/3.jpg"
                     *             ]
                     *           },
                     *           "product_type": {
                     *             "wanted": "Steel bottle",
                     *             "found": "Vacuum Bottle",
                     *             "match_type": "match",
                     *             "reasoning": "Wanted a product of the type \"Steel bottle\"; the title calls it \"Vacuum Bottle\"."
                     *           },
                     *           "item_id": 1,
                     *           "item_revision": 2
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "isPriceExcluded": false,
                     *       "product": {
                     *         "productId": "1600350040413",
                     *         "platform": "alibaba",
                     *         "itemId": 1,
                     *         "itemRevision": 2,
                     *         "title": "Vacuum Bottle Range 350 / 500 / 750 ml, 304 Stainless Steel, Powder Coat",
                     *         "url": "https://www.alibaba.example/product-detail/1600350040413.html",
                     *         "images": [
                     *           "https://img.alibaba.example/1600350040413/1.jpg",
                     *           "https://img.alibaba.example/1600350040413/2.jpg",
                     *           "https://img.alibaba.example/1600350040413/3.jpg"
                     *         ],
                     *         "price": {
                     *           "currency": "USD",
                     *           "tiers": [
                     *             {
                     *               "min_quantity": 200,
                     *               "amount": "3.10"
                     *             }
                     *           ]
                     *         },
                     *         "unitPrice": {
                     *           "amount": "3.41",
                     *           "currency": "USD",
                     *           "minQuantity": 200
                     *         },
                     *         "moq": 200,
                     *         "unit": "piece",
                     *         "supplier": {
                     *           "name": "Zhejiang Lantai Vacuum Flask Co., Ltd.",
                     *           "member_id": 262717585,
                     *           "seller_id": "cn1503186324bs",
                     *           "shop_url": "https://lantaiflask.alibaba.example/"
                     *         },
                     *         "variants": [
                     *           {
                     *             "attributes": [
                     *               {
                     *                 "name": "Capacity",
                     *                 "value": "350ml"
                     *               }
                     *             ],
                     *             "sku_id": "040413-01",
                     *             "stock": 3100
                     *           }
                     *         ],
                     *         "productType": {
                     *           "wanted": "Steel bottle",
                     *           "found": "Vacuum Bottle",
                     *           "matchType": "match",
                     *           "reasoning": "Wanted a product of the type \"Steel bottle\"; the title calls it \"Vacuum Bottle\"."
                     *         },
                     *         "verdict": "shortlisted",
                     *         "vetoScore": 2.999999998762,
                     *         "rerankMatchScore": 1,
                     *         "bufferNotes": [],
                     *         "variantIndex": 3,
                     *         "specResults": [
                     *           {
                     *             "specName": "Capacity",
                     *             "specValues": [
                     *               "500 ml"
                     *             ],
                     *             "required": true,
                     *             "productValue": "500ml",
                     *             "matchType": "match",
                     *             "reasoning": "Wanted Capacity \"500 ml\"; variant 4, \"Capacity\", says \"500ml\", which meets it.",
                     *             "evidence": {
                     *               "field": "variants[3].Capacity",
                     *               "text": "500ml"
                     *             },
                     *             "method": "quantity"
                     *           }
                     *         ],
                     *         "questions": []
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "job_id": "01940e6c-7a00-7000-8000-000000000003",
                     *       "sourcing_context": {},
                     *       "notes": [
                     *         "6 listings were left out that share words with the specs, while nothing in them speaks of \"Steel bottle\"."
                     *       ],
                     *       "sources": [
                     *         {
                     *           "name": "catalog",
                     *           "candidates": 200,
                     *           "error": null
                     *         }
                     *       ],
                     *       "items": [
                     *         {
                     *           "item_id": 1,
                     *           "item_revision": 2,
                     *           "name": "Steel bottle",
                     *           "description": "Half a litre, for a gift set",
                     *           "quantity": 800,
                     *           "specs": [
                     *             {
                     *               "name": "Capacity",
                     *               "value": "500 ml",
                     *               "required": true
                     *             }
                     *           ],
                     *           "target_price": null,
                     *           "max_price": null,
                     *           "state": "done",
                     *           "error": null,
                     *           "funnel": {
                     *             "found": 194,
                     *             "other_type": 137,
                     *             "over_price": 0,
                     *             "eliminated": 28,
                     *             "pending": 9,
                     *             "shortlisted": 20
                     *           },
                     *           "notes": [
                     *             "6 listings were left out that share words with the specs, while nothing in them speaks of \"Steel bottle\"."
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "total_count": 194,
                     *       "without_rate": [],
                     *       "rows": [
                     *         {
                     *           "rank": 1,
                     *           "platform": "alibaba",
                     *           "product_id": "1600350040413",
                     *           "title": "Vacuum Bottle Range 350 / 500 / 750 ml, 304 Stainless Steel, Powder Coat",
                     *           "image": "https://img.alibaba.example/1600350040413/1.jpg",
                     *           "supplier": "Zhejiang Lantai Vacuum Flask Co., Ltd.",
                     *           "stage": "shortlisted",
                     *           "price": {
                     *             "amount": 3.41,
                     *             "currency": "USD",
                     *             "min_quantity": 200,
                     *             "comparable": null
                     *           },
                     *           "moq": 200,
                     *           "unit": "piece",
                     *           "veto_score": 2.999999998762,
                     *           "rerank_match_score": 1,
                     *           "product_type": "Vacuum Bottle",
                     *           "specs": [
                     *             {
                     *               "match_type": "match",
                     *               "product_value": "500ml"
                     *             }
                     *           ],
                     *           "notes": [],
                     *           "differs": [],
                     *           "group": 1,
                     *           "offers": 1
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "currency": "USD",
                     *       "target_price": null,
                     *       "max_price": null,
                     *       "points": [
                     *         {
                     *           "rank": 1,
                     *           "price": 3.41,
                     *           "share": 1,
                     *           "stage": "shortlisted"
                     *         }
                     *       ],
                     *       "unpriced": 79,
                     *       "coverage": [
                     *         {
                     *           "match": 29,
                     *           "unknown": 101,
                     *           "not_match": 64
                     *         }
                     *       ],
                     *       "distributions": [
                     *         {
                     *           "spec": 0,
                     *           "unit": "ml",
                     *           "wanted": {
                     *             "low": 500,
                     *             "high": 500
                     *           },
                     *           "bins": [
                     *             {
                     *               "from": 3,
                     *               "to": 169.41666666666666,
                     *               "count": 9
                     *             }
                     *           ],
                     *           "told": 80
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example "Rank","Item id","Item","Verdict","Score","Good-to-have score","Platform","Product id","Title","URL","Price","Currency","Price from pieces","Supplier","MOQ","Notes","Capacity: verdict","Capacity: found","Capacity: reasoning","Material: verdict","Material: found","Material: reasoning","Lid: verdict","Lid: found","Lid: reasoning"
                     *     1,1,"Steel bottle","shortlisted",2.999999998762,1,"alibaba","1600350040413","Vacuum Bottle Range 350 / 500 / 750 ml, 304 Stainless Steel, Powder Coat","https://www.alibaba.example/product-detail/1600350040413.html",3.41,"USD",200,"Zhejiang Lantai Vacuum Flask Co., Ltd.",200,,"match","500ml","Wanted Capacity ""500 ml""; variant 4, ""Capacity"", says ""500ml"", which meets it.","match","304 stainless steel","Wanted Material ""stainless steel""; the attribute ""Material"" says ""304 stainless steel"", which meets it.","match","Screw cap, PP","Wanted Lid ""screw lid""; the attribute ""Lid"" says ""Screw cap, PP"", which meets it."
                     */
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
                    /**
                     * @example {
                     *       "error": "The service is busy; try again."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "before": {
                     *         "runId": "01940e6c-7a00-7000-8000-000000000003",
                     *         "srId": "SR-1",
                     *         "srVersion": 2,
                     *         "createdAt": "2027-01-12T09:30:00.000Z"
                     *       },
                     *       "after": {
                     *         "runId": "01940e6c-7a00-7000-8000-000000000002",
                     *         "srId": "SR-1",
                     *         "srVersion": 2,
                     *         "createdAt": "2027-01-12T09:30:00.000Z"
                     *       },
                     *       "summary": {
                     *         "added": 0,
                     *         "removed": 0,
                     *         "came": 0,
                     *         "went": 0,
                     *         "changedVerdict": 0,
                     *         "changedSpecs": 0,
                     *         "unchanged": 194,
                     *         "revisedItems": []
                     *       },
                     *       "items": [
                     *         {
                     *           "itemId": 1,
                     *           "name": "Steel bottle",
                     *           "revisionBefore": 2,
                     *           "revisionAfter": 2,
                     *           "added": [],
                     *           "removed": [],
                     *           "came": [],
                     *           "went": [],
                     *           "changedVerdict": [],
                     *           "changedSpecs": [],
                     *           "unchanged": 194
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "job_id": "01940e6c-7a00-7000-8000-000000000003",
                     *       "items": [
                     *         {
                     *           "item_id": 1,
                     *           "item_revision": 2,
                     *           "item_name": "Steel bottle",
                     *           "candidates": 57,
                     *           "shortlisted": 20,
                     *           "pending": 9,
                     *           "eliminated": 28,
                     *           "eliminated_by_several": 12,
                     *           "unconfirmed": null,
                     *           "must_haves": [
                     *             {
                     *               "spec_name": "Capacity",
                     *               "spec_values": [
                     *                 "500 ml"
                     *               ],
                     *               "match": 29,
                     *               "unknown": 5,
                     *               "not_match": 23,
                     *               "eliminates_alone": 11,
                     *               "unknown_alone": 3,
                     *               "keeps_pending": 5,
                     *               "nearest_misses": [
                     *                 {
                     *                   "platform": "alibaba",
                     *                   "product_id": "1600496902855",
                     *                   "title": "Temperature Display Smart Flask, LED Touch Lid, 0.45 L Thermos in SUS304",
                     *                   "product_value": "0.45 L",
                     *                   "distance": "50 ml under (10%)",
                     *                   "distance_ratio": 0.1,
                     *                   "only_obstacle": true
                     *                 }
                     *               ],
                     *               "relaxing": [
                     *                 {
                     *                   "accept": "up to 0.75L",
                     *                   "would_be_shortlisted": 2,
                     *                   "would_be_pending": 0
                     *                 }
                     *               ],
                     *               "dropping": {
                     *                 "would_be_shortlisted": 14,
                     *                 "would_be_pending": 0
                     *               }
                     *             }
                     *           ],
                     *           "type_excluded": 137,
                     *           "summary": [
                     *             "57 candidates: 20 shortlisted, 9 pending, 28 eliminated.",
                     *             "Capacity \"500 ml\" alone eliminates 11 products; the nearest has \"0.45 L\", 50 ml under (10%). Accepting down to 0.45 L would bring 1 more shortlisted; dropping it would bring 14 more shortlisted.",
                     *             "Material \"stainless steel\" alone eliminates 5 products; the nearest has \"Borosilicate glass\". Accepting \"Borosilicate glass\" too would bring 2 more shortlisted; dropping it would bring 9 more shortlisted.",
                     *             "Material \"stainless steel\" is the only open point of 4 pending products: the answer of the supplier settles them.",
                     *             "Capacity \"500 ml\" is the only open point of 3 pending products: the answer of the supplier settles them.",
                     *             "12 products fail two must-haves or more; relaxing one of them is not enough.",
                     *             "137 candidates are of another type of goods than \"Steel bottle\" and left out.",
                     *             "6 listings were left out that share words with the specs, while nothing in them speaks of \"Steel bottle\"."
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "total_count": 10,
                     *       "suppliers": [
                     *         {
                     *           "platform": "alibaba",
                     *           "supplier": {
                     *             "name": "Yongkang Haoyue Drinkware Co., Ltd.",
                     *             "member_id": 248393723,
                     *             "seller_id": "cn1561110199bq",
                     *             "platform_login_id": "cnhaoyue631",
                     *             "shop_url": "https://haoyuecup.alibaba.example/"
                     *           },
                     *           "products": [
                     *             {
                     *               "product_id": "1601785592723",
                     *               "platform": "alibaba",
                     *               "title": "Custom Logo 500ml Vacuum Flask Double Wall, Ask for a Quotation",
                     *               "url": "https://www.alibaba.example/product-detail/1601785592723.html",
                     *               "item_id": 1,
                     *               "item_revision": 2,
                     *               "item_name": "Steel bottle",
                     *               "questions": [
                     *                 {
                     *                   "spec_name": "price",
                     *                   "en": "What is the price per piece for 800 pieces?",
                     *                   "zh": "订购800件的单价是多少？"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "message": {
                     *             "en": "Hello,\n\nWe are interested in these products and need a few details before we can order:\n\n1. Custom Logo 500ml Vacuum Flask Double Wall, Ask for a Quotation (alibaba 1601785592723), 800 pieces wanted\n   https://www.alibaba.example/product-detail/1601785592723.html\n   - What is the price per piece for 800 pieces?\n\n2. HOT SALE Water Bottle Stainless Steel Vacuum Flask Promotional Gift Cheap Wholesale Dropshipping (alibaba 1601758969641), 800 pieces wanted\n   https://www.alibaba.example/product-detail/1601758969641.html\n   - Is the capacity 500 ml? If not, what is it?\n\nDelivery to Rotterdam, Netherlands, by 15 March 2027: can you meet this date, and what would shipping cost?\n\nThank you, we look forward to your answer.",
                     *             "zh": "您好！\n\n我们对以下产品感兴趣，下单前想确认几点：\n\n1. Custom Logo 500ml Vacuum Flask Double Wall, Ask for a Quotation（alibaba 1601785592723），需求数量800件\n   https://www.alibaba.example/product-detail/1601785592723.html\n   - 订购800件的单价是多少？\n\n2. HOT SALE Water Bottle Stainless Steel Vacuum Flask Promotional Gift Cheap Wholesale Dropshipping（alibaba 1601758969641），需求数量800件\n   https://www.alibaba.example/product-detail/1601758969641.html\n   - 容量是500毫升吗？如果不是，请告知实际容量。\n\n交货：2027年3月15日前送至荷兰Rotterdam。能否按时交货？运费是多少？\n\n谢谢，期待您的回复！"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "current": {
                     *         "platform": "alibaba",
                     *         "product_id": "1600350040413",
                     *         "spec_name": "Capacity",
                     *         "spec_values": [
                     *           "500 ml"
                     *         ],
                     *         "verdict": "match",
                     *         "value": null,
                     *         "note": "The supplier sent a datasheet.",
                     *         "by": "Jonas",
                     *         "written_by": "token-98aebb90",
                     *         "run_id": "01940e6c-7a00-7000-8000-000000000003",
                     *         "created_at": "2027-01-12T09:30:00.000Z"
                     *       },
                     *       "history": [
                     *         {
                     *           "platform": "alibaba",
                     *           "product_id": "1600350040413",
                     *           "spec_name": "Capacity",
                     *           "spec_values": [
                     *             "500 ml"
                     *           ],
                     *           "verdict": "match",
                     *           "value": null,
                     *           "note": "The supplier sent a datasheet.",
                     *           "by": "Jonas",
                     *           "written_by": "token-98aebb90",
                     *           "run_id": "01940e6c-7a00-7000-8000-000000000003",
                     *           "created_at": "2027-01-12T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
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
                /**
                 * @example {
                 *       "verdict": "match",
                 *       "note": "The supplier sent a datasheet.",
                 *       "by": "Jonas"
                 *     }
                 */
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
                    /**
                     * @example {
                     *       "platform": "alibaba",
                     *       "product_id": "1600350040413",
                     *       "spec_name": "Capacity",
                     *       "spec_values": [
                     *         "500 ml"
                     *       ],
                     *       "verdict": "match",
                     *       "value": null,
                     *       "note": "The supplier sent a datasheet.",
                     *       "by": "Jonas",
                     *       "written_by": "token-98aebb90",
                     *       "run_id": "01940e6c-7a00-7000-8000-000000000003",
                     *       "created_at": "2027-01-12T09:30:00.000Z",
                     *       "item_ids": [
                     *         1
                     *       ],
                     *       "recorded_match_type": "match",
                     *       "counts_from": "2027-01-12T09:30:00.000Z",
                     *       "message": "Runs started from 2027-01-12T09:30:00.000Z on take \"Capacity\" of this product as match. The record of this run stays as it is."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "platform": "alibaba",
                     *       "product_id": "1600350040413",
                     *       "spec_name": "Capacity",
                     *       "spec_values": [
                     *         "500 ml"
                     *       ],
                     *       "verdict": null,
                     *       "value": null,
                     *       "note": null,
                     *       "by": "token-98aebb90",
                     *       "written_by": "token-98aebb90",
                     *       "run_id": "01940e6c-7a00-7000-8000-000000000003",
                     *       "created_at": "2027-01-12T09:30:00.000Z",
                     *       "item_ids": [
                     *         1
                     *       ],
                     *       "recorded_match_type": "match",
                     *       "counts_from": "2027-01-12T09:30:00.000Z",
                     *       "message": "Runs started from 2027-01-12T09:30:00.000Z on read \"Capacity\" of this product from its listing again. The record of this run stays as it is."
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "feedback": [
                     *         {
                     *           "platform": "alibaba",
                     *           "product_id": "1600350040413",
                     *           "spec_name": "Capacity",
                     *           "spec_values": [
                     *             "500 ml"
                     *           ],
                     *           "verdict": "match",
                     *           "value": null,
                     *           "note": "The supplier sent a datasheet.",
                     *           "by": "Jonas",
                     *           "written_by": "token-98aebb90",
                     *           "run_id": "01940e6c-7a00-7000-8000-000000000003",
                     *           "created_at": "2027-01-12T09:30:00.000Z",
                     *           "counted_in_this_run": false
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "products": 396,
                     *       "platforms": [
                     *         {
                     *           "platform": "1688",
                     *           "products": 162,
                     *           "with_price": 157,
                     *           "with_attributes": 162,
                     *           "with_images": 123,
                     *           "with_supplier_id": 129
                     *         }
                     *       ],
                     *       "unindexed": 0,
                     *       "written_at": "2027-01-12T09:30:00.000Z",
                     *       "is_replacing": false,
                     *       "bytes": 12,
                     *       "profile": {
                     *         "sampled": 396,
                     *         "attributes": [
                     *           {
                     *             "name": "Material",
                     *             "products": 101,
                     *             "values": 42,
                     *             "examples": [
                     *               "304 stainless steel",
                     *               "100% cotton",
                     *               "Borosilicate glass",
                     *               "Stainless steel",
                     *               "Cotton calico"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "total_count": 90,
                     *       "products": [
                     *         {
                     *           "platform": "1688",
                     *           "product_id": "607468014433",
                     *           "title": "304不锈钢保温杯双层真空便携直身杯商务礼品定制LOGO",
                     *           "description": "双层真空，保温12小时以上，食品级304内胆。杯身可激光雕刻或丝印LOGO，100个起订。",
                     *           "category": [
                     *             "家居日用",
                     *             "杯壶餐具",
                     *             "水杯水壶"
                     *           ],
                     *           "url": "https://detail.1688.example/offer/607468014433.html",
                     *           "images": [
                     *             "https://img.1688.example/607468014433/1.jpg"
                     *           ],
                     *           "price": {
                     *             "currency": "CNY",
                     *             "tiers": [
                     *               {
                     *                 "min_quantity": 100,
                     *                 "amount": "19.80"
                     *               }
                     *             ]
                     *           },
                     *           "moq": 100,
                     *           "unit": "个",
                     *           "attributes": [
                     *             {
                     *               "name": "材质",
                     *               "value": "304不锈钢"
                     *             }
                     *           ],
                     *           "variants": [
                     *             {
                     *               "attributes": [
                     *                 {
                     *                   "name": "颜色",
                     *                   "value": "黑色"
                     *                 }
                     *               ],
                     *               "sku_id": "4640486320005",
                     *               "stock": 1915
                     *             }
                     *           ],
                     *           "supplier": {
                     *             "name": "武义县品泉日用品厂",
                     *             "platform_login_id": "武义pinq19",
                     *             "shop_url": "https://pinquan.1688.example/"
                     *           },
                     *           "lead_time_days": 9,
                     *           "updated_at": "2027-01-12T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "facets": {
                     *         "platform": [
                     *           {
                     *             "value": "alibaba",
                     *             "products": 55
                     *           }
                     *         ],
                     *         "brand": [
                     *           {
                     *             "value": "Nordvale",
                     *             "products": 5
                     *           }
                     *         ],
                     *         "category": [
                     *           {
                     *             "value": "Water Bottles",
                     *             "products": 27
                     *           }
                     *         ]
                     *       },
                     *       "notes": []
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "platform": "alibaba",
                     *       "product_id": "1600350040413",
                     *       "title": "Vacuum Bottle Range 350 / 500 / 750 ml, 304 Stainless Steel, Powder Coat",
                     *       "description": "One mould, three capacities. Mixed colours possible in one order.",
                     *       "category": [
                     *         "Home & Garden",
                     *         "Drinkware",
                     *         "Water Bottles"
                     *       ],
                     *       "url": "https://www.alibaba.example/product-detail/1600350040413.html",
                     *       "images": [
                     *         "https://img.alibaba.example/1600350040413/1.jpg",
                     *         "https://img.alibaba.example/1600350040413/2.jpg",
                     *         "https://img.alibaba.example/1600350040413/3.jpg"
                     *       ],
                     *       "price": {
                     *         "currency": "USD",
                     *         "tiers": [
                     *           {
                     *             "min_quantity": 200,
                     *             "amount": "3.10"
                     *           }
                     *         ]
                     *       },
                     *       "moq": 200,
                     *       "unit": "piece",
                     *       "attributes": [
                     *         {
                     *           "name": "Material",
                     *           "value": "304 stainless steel"
                     *         }
                     *       ],
                     *       "variants": [
                     *         {
                     *           "attributes": [
                     *             {
                     *               "name": "Capacity",
                     *               "value": "350ml"
                     *             }
                     *           ],
                     *           "sku_id": "040413-01",
                     *           "stock": 3100
                     *         }
                     *       ],
                     *       "supplier": {
                     *         "name": "Zhejiang Lantai Vacuum Flask Co., Ltd.",
                     *         "member_id": 262717585,
                     *         "seller_id": "cn1503186324bs",
                     *         "shop_url": "https://lantaiflask.alibaba.example/"
                     *       },
                     *       "lead_time_days": 15,
                     *       "updated_at": "2027-01-12T09:30:00.000Z"
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "sources": [
                     *         {
                     *           "searches": 2,
                     *           "failures": 0,
                     *           "candidates": 400,
                     *           "median_ms": 12,
                     *           "last_searched_at": "2027-01-12T09:30:00.000Z",
                     *           "last_answered_at": "2027-01-12T09:30:00.000Z",
                     *           "last_failed_at": null,
                     *           "last_error": null,
                     *           "name": "catalog",
                     *           "kind": "catalog"
                     *         }
                     *       ]
                     *     }
                     */
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
                    /**
                     * @example {
                     *       "version": "0.1.0",
                     *       "started_at": "2027-01-12T09:30:00.000Z",
                     *       "uptime_seconds": 12
                     *     }
                     */
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
