import { asIs, integerWithin, oneOf, parseBaseUrl, parseBoolean } from '../parse-values.ts';
import { setting } from '../setting.ts';

export const whatItReports = {
  remotePictures: setting({
    name: 'REMOTE_PICTURES',
    meaning:
      '`true`: the pages load pictures of offers from where they are; `false`: they draw placeholders and ask no other ' +
      'origin for anything. By default `true`, in production `false`',
    parse: parseBoolean,
  }),
  metricsPort: setting({
    name: 'METRICS_PORT',
    meaning:
      'port of `HOST` on which `assay work` answers `/metrics`, `/healthz` and `/readyz`; without it a worker does not listen',
    parse: integerWithin(0, 65_535),
  }),
  otlpEndpoint: setting({
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    meaning:
      'collector of OpenTelemetry traces, such as `http://127.0.0.1:4318` (OTLP over HTTP); `OTEL_EXPORTER_OTLP_HEADERS` ' +
      'and its other variables count too. Without it there are none',
    parse: parseBaseUrl,
  }),
  otelServiceName: setting({
    name: 'OTEL_SERVICE_NAME',
    fallback: 'assay',
    meaning: 'the name of this process in traces',
    parse: asIs,
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    fallback: 'warn',
    meaning: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`',
    brief: 'level of the JSON log on standard error',
    parse: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  }),
};
