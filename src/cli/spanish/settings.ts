/** Spanish meanings of the settings; `setting-definitions.ts` has the English ones. */
export const settingMeanings: Record<string, string> = {
  PASARELA_ENV_FILE:
    'Archivo con líneas NOMBRE=valor, leído al iniciar; una variable del entorno prevalece sobre su línea.',
  PORT: 'Puerto de la API HTTP; 0 elige uno libre.',
  HOST: 'Dirección en la que escucha; 0.0.0.0 para todas, detrás de su proxy TLS.',
  PASARELA_MODE:
    'local: un comercio de demostración y una clave maestra generada en esta máquina. production: ninguno de los dos; la clave maestra es obligatoria.',
  PASARELA_ROLE:
    'api: solo la API y el panel. checkout: solo las páginas donde pagan los clientes. worker: solo concilia pagos abiertos y envía webhooks. all: todo.',
  PASARELA_PUBLIC_URL:
    'Dirección en la que los clientes llegan a las páginas donde pagan, como https://pagos.example.com. Vacía: la dirección en la que escucha este proceso.',
  PASARELA_DASHBOARD_URL:
    'Dirección en la que las personas llegan al panel, como https://pasarela.example.com; las llaves de acceso quedan atadas a su dominio. Vacía: PASARELA_PUBLIC_URL, o localhost.',
  PASARELA_SESSION_IDLE_MINUTES:
    'Minutos sin uso tras los cuales termina una sesión del panel; auto: 15 en producción, 120 en modo local.',
  PASARELA_OIDC_ISSUER:
    'Proveedor OpenID Connect en el que las personas pueden iniciar sesión en el panel, como https://login.example.com; vacío: solo contraseñas y llaves de acceso.',
  PASARELA_OIDC_CLIENT_ID: 'Identificador (client id) de esta instalación en el proveedor.',
  PASARELA_OIDC_CLIENT_SECRET:
    'Secreto (client secret) en el proveedor; vacío: un cliente público, protegido solo por PKCE.',
  PASARELA_OIDC_SCOPE: 'Scopes que se piden al proveedor, separados por espacios; openid siempre está entre ellos.',
  PASARELA_OIDC_ROLE_CLAIM:
    'Claim con los valores que dan un rol: su nombre, o una ruta con puntos como realm_access.roles.',
  PASARELA_OIDC_ROLES:
    'Roles según el valor del claim: valor=rol o valor=rol:comercio, separados por comas; se aplica el primero que coincide, y sin coincidencia no hay acceso.',
  PASARELA_OIDC_REQUIRE_AMR:
    'Formas de autenticación, como mfa,hwk, de las que el proveedor debe indicar al menos una en amr o acr; vacío: cualquiera.',
  PASARELA_OIDC_LABEL:
    'Nombre del proveedor en el botón de la página de inicio de sesión; vacío: el dominio de su dirección.',
  PASARELA_PROCESSES:
    'Procesos que atienden detrás de un mismo puerto, con un supervisor que los reinicia: un número, o auto para uno por núcleo. 1: sin supervisor.',
  PASARELA_STOP_NOTICE_MS:
    'Cuánto tiempo sigue escuchando un proceso que se detiene, respondiendo 503, para que el balanceador lo note.',
  PASARELA_DATA_DIR: 'Carpeta del PostgreSQL incluido, de la clave maestra local y de la clave de API de demostración.',
  DATABASE_URL: 'Un PostgreSQL 15 o superior, host1:5432,host2:5432 para un clúster; vacío usa el incluido.',
  PASARELA_EMBEDDED_DATABASE:
    'auto: el PostgreSQL incluido es solo para el modo local. allow: producción también puede usarlo, en una sola máquina.',
  PASARELA_DATABASE_POOL:
    'Número máximo de conexiones de un proceso a la base de datos; en total, PASARELA_PROCESSES veces ese número.',
  PASARELA_DATABASE_PREPARED:
    'Sentencias preparadas, planificadas una vez por conexión; off detrás de un pooler que no las admite (PgBouncer anterior a 1.21).',
  PASARELA_DATABASE_BATCHES:
    'Las solicitudes que llegan mientras otras del mismo tipo esperan a la base de datos comparten una sentencia con ellas; off: una cada una.',
  PASARELA_MASTER_KEY:
    'Sella credenciales, secretos y datos de los pagadores: 32 bytes, hexadecimal o base64. Si está vacía, se genera una local.',
  PASARELA_MASTER_KEY_FILE:
    'Archivo con la clave maestra, en lugar de PASARELA_MASTER_KEY. Una credencial de systemd llamada pasarela-master-key se encuentra sin configurarla.',
  PASARELA_MASTER_KEY_COMMAND:
    'Comando que imprime la clave maestra, como el cliente de un almacén de claves, ejecutado al iniciar y sin shell: palabras separadas por espacios, o una lista JSON de palabras.',
  PASARELA_OLD_MASTER_KEYS:
    'Claves maestras anteriores, separadas por comas, necesarias hasta volver a sellar todo lo que sellaron.',
  PASARELA_OLD_MASTER_KEYS_FILE:
    'Archivo con las claves maestras anteriores, en lugar de PASARELA_OLD_MASTER_KEYS. Una credencial de systemd llamada pasarela-old-master-keys se encuentra sin configurarla.',
  PASARELA_OLD_MASTER_KEYS_COMMAND: 'Comando que imprime las claves maestras anteriores, separadas por comas.',
  PASARELA_LOG_LEVEL: 'info registra fallas y ciclo de vida; debug agrega una línea por solicitud.',
  PASARELA_RATE_LIMIT_PER_SECOND: 'Solicitudes por segundo de un comercio, sumando todos los procesos.',
  PASARELA_RATE_LIMIT_BURST: 'Solicitudes que un comercio puede hacer en ráfaga tras una pausa.',
  PASARELA_IDEMPOTENCY_DAYS: 'Días que se conservan una Idempotency-Key y su respuesta.',
  PASARELA_INTENT_TTL_SECONDS: 'Cuánto espera una solicitud C2P por la clave del cliente.',
  PASARELA_INTENT_RATE_GRACE_SECONDS:
    'Cuánto tiempo después de la medianoche de Caracas, que cierra el día de su tasa, se puede ejecutar una solicitud C2P.',
  PASARELA_CHECK_ACCOUNT_DIGITS:
    'Rechazar cuentas de 20 dígitos cuyos dígitos de control son incorrectos; la regla se conoce por la práctica, no por una norma publicada.',
  PASARELA_SANDBOX: 'Ejecutar los bancos simulados que usan las claves de API de prueba; auto: solo en modo local.',
  PASARELA_SANDBOX_PORT:
    'Primero de siete puertos de los bancos simulados (BNC, R4, tasa, BDV, Mercantil, Banesco, Bancamiga); 0 elige puertos libres.',
  PASARELA_BNC_URL: 'Dirección de BNC para las claves de API de producción; una cuenta puede tener la suya.',
  PASARELA_R4_URL: 'Dirección de R4 para las claves de API de producción; una cuenta puede tener la suya.',
  PASARELA_BDV_URL: 'Dirección del BDV para las claves de API de producción; una cuenta puede tener la suya.',
  PASARELA_MERCANTIL_URL:
    'Dirección de Mercantil para las claves de API de producción; una cuenta puede tener la suya.',
  PASARELA_BANESCO_URL:
    'Dirección de Banesco para las claves de API de producción; una cuenta puede tener la suya, y tiene la del servicio de tokens.',
  PASARELA_BANCAMIGA_URL:
    'Dirección de Bancamiga para las claves de API de producción, que el banco asigna a cada comercio; vacía: cada cuenta tiene la suya.',
  PASARELA_INSECURE_BANKS:
    'loopback: también en producción la dirección de un banco puede ser http si está en esta máquina, para ensayos. off: solo https.',
  PASARELA_BANK_TIMEOUT_MS:
    'Tiempo que tiene un banco para responder por completo a un inicio de sesión o a una consulta, que no mueven dinero.',
  PASARELA_BANK_PAYMENT_TIMEOUT_MS:
    'Tiempo que tiene un banco para responder por completo a un pago; después, el resultado es desconocido. Si no se define, se usa PASARELA_BANK_TIMEOUT_MS si está definida.',
  PASARELA_BANK_CARD_TIMEOUT_MS:
    'Lo mismo para un cobro con tarjeta; más largo, porque después ningún banco permite consultarlo. Si no se define, se usa PASARELA_BANK_TIMEOUT_MS si está definida.',
  PASARELA_BANK_CONNECT_TIMEOUT_MS: 'Cuánto puede tardar la conexión con un banco; después, no se envió nada.',
  PASARELA_BANK_CONCURRENCY:
    'Llamadas simultáneas de una cuenta bancaria en un proceso: tantas de pago, otras tantas de consulta y otras tantas de inicio de sesión.',
  PASARELA_BANK_CA_FILE:
    'Archivo PEM con certificados en los que confiar además de los predeterminados, para un banco cuyo servidor envía una cadena incompleta.',
  PASARELA_RATE_FEED:
    'Fuente de la tasa de referencia del BCV; sandbox es la fuente simulada, custom necesita las cuatro siguientes.',
  PASARELA_RATE_FEED_URL:
    'Dirección de una fuente propia, o de un servidor que reemplaza a una conocida y tiene sus rutas.',
  PASARELA_RATE_FEED_RATE_PATH: 'Campo del JSON de una fuente propia con los VES por USD, como monitors.usd.price.',
  PASARELA_RATE_FEED_DATE_PATH: 'Campo del JSON de una fuente propia con la fecha valor, AAAA-MM-DD.',
  PASARELA_RATE_FEED_TIME_PATH:
    'Para una fuente propia sin fecha valor: el campo con su hora de actualización, de la que se deduce la fecha.',
  PASARELA_RATE_REFRESH_SECONDS:
    'Cada cuánto uno de los procesos consulta las fuentes; tras una falla, antes de 30 segundos.',
  PASARELA_RATE_POLICY:
    'En días no bancarios: carry mantiene la última tasa vigente, next usa la del próximo día bancario.',
  PASARELA_BANK_HOLIDAYS:
    'Feriados bancarios que se agregan a la lista incluida: AAAA-MM-DD, separados por comas; con - delante, uno que se quita de ella.',
  PASARELA_RATE_R4_COMMERCE:
    'Token Commerce de una cuenta R4 para consultar la tasa secundaria; vacío desactiva esa fuente.',
  PASARELA_RATE_R4_URL: 'Dirección de R4 para la tasa secundaria.',
  PASARELA_WEBHOOK_HTTP:
    'Si se pueden enviar webhooks a direcciones http; auto: solo en modo local. https siempre se permite.',
  PASARELA_WEBHOOK_ALLOW:
    'Redes, además de la internet pública, que los webhooks pueden alcanzar; auto: loopback en modo local, si no, ninguna.',
  PASARELA_WEBHOOK_KEEP_DAYS: 'Días que se conserva el registro de entregas.',
  PASARELA_WEBHOOK_SIGNATURE_HEADER:
    'Nombre de una cabecera adicional en cada webhook, con t=<segundos>,v1=<HMAC hexadecimal>, como la verifican varias bibliotecas cliente; vacío: ninguna.',
  PASARELA_CONTACT: 'Contacto para los integradores, en el documento OpenAPI: un correo electrónico o una URL.',
  PASARELA_TRUSTED_PROXIES:
    'Direcciones de sus propios proxies, en cuyos X-Forwarded-For y X-Forwarded-Proto se confía; vacío: ninguno.',
  PASARELA_METRICS_ALLOW:
    'Direcciones que pueden leer /metrics directamente; las solicitudes que reenvía un proxy siempre se rechazan.',
  PASARELA_METRICS_PORT: 'Puerto propio para /metrics, que el puerto de la API entonces no sirve; vacío: ninguno.',
  PASARELA_METRICS_TOKEN:
    'Token que /metrics exige como Authorization: Bearer; en producción hace falta este o PASARELA_METRICS_PORT para leerlas.',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'Colector de OpenTelemetry que recibe las trazas, por OTLP/HTTP en su /v1/traces; vacío: sin trazas.',
  OTEL_SERVICE_NAME: 'Nombre de este servicio en las trazas.',
  OTEL_TRACES_SAMPLER_ARG:
    'Proporción de trazas que se registran, de 0 a 1; en una solicitud con traceparent rige la decisión de muestreo de quien llama.',
}
