# Varnish 7 in front of two servers of the site: docs/operations.md#behind-a-cache-or-a-cdn
vcl 4.1;

import directors;

# A server that leaves three of these unanswered gets no requests until it answers again.
probe health {
    .url = "/health.json";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 1;
    .initial = 1;
}

backend one {
    .host = "127.0.0.1";
    .port = "4174";
    .probe = health;
}

backend two {
    .host = "127.0.0.1";
    .port = "4175";
    .probe = health;
}

sub vcl_init {
    new servers = directors.round_robin();
    servers.add_backend(one);
    servers.add_backend(two);
}

sub vcl_recv {
    set req.backend_hint = servers.backend();
    # No answer depends on cookies.
    unset req.http.Cookie;
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
        return (pass);
    }
    return (hash);
}

sub vcl_hash {
    hash_data(regsub(req.url, "\?.*$", ""));
    hash_data(req.http.Host);
    if (req.http.X-Forwarded-Proto == "https") {
        hash_data("https");
    }
    return (lookup);
}

sub vcl_backend_response {
    # While the store is away, the other server may have what this one lacks.
    if (beresp.status == 503 && bereq.retries < 1) {
        return (retry);
    }
    set beresp.grace = 0s;
    if (beresp.status == 308 || beresp.http.Cache-Control ~ "private|no-store") {
        set beresp.uncacheable = true;
    } else if (beresp.http.Cache-Control ~ "no-cache") {
        # Requests of the same moment share an answer. After that, only its ETag is compared.
        set beresp.ttl = 250ms;
        set beresp.keep = 1h;
    }
    return (deliver);
}

sub vcl_backend_error {
    # The other server may answer.
    if (bereq.retries < 2) {
        return (retry);
    }
}
