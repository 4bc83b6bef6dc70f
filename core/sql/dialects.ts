/** The dialects by the names of the formatting engine. */
export const dialects = {
  sql: 'standard SQL',
  bigquery: 'BigQuery',
  clickhouse: 'ClickHouse',
  db2: 'DB2',
  db2i: 'DB2 for i',
  duckdb: 'DuckDB',
  hive: 'Hive',
  mariadb: 'MariaDB',
  mysql: 'MySQL',
  n1ql: 'N1QL (Couchbase)',
  plsql: 'PL/SQL (Oracle)',
  postgresql: 'PostgreSQL',
  redshift: 'Redshift',
  singlestoredb: 'SingleStore',
  snowflake: 'Snowflake',
  spark: 'Spark',
  sqlite: 'SQLite',
  tidb: 'TiDB',
  transactsql: 'Transact-SQL (SQL Server)',
  trino: 'Trino, Presto',
} as const;

export type DialectId = keyof typeof dialects;
