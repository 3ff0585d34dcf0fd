using System;

class Random
{
    public static Random Shared;

    public int Next() => 4;
}

class Own
{
    int Uses() => new Random().Next() + Random.Shared.Next();
}
