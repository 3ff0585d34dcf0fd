using Microsoft.AspNetCore.Hosting;

class Hosting
{
    void Listen(Options options, object certificate)
    {
        options.Listen("::1", 443, listen => listen.UseHttps(certificate)); // expect: protocol TLS
    }
}
